package org.contexttck.reference.broken;

import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.OutputLimiter;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/** Applies tail to what head has left. Breaks CS-T-05. */
final class HeadThenTail extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText first = original.limited(limits);
        if (limits.head().isEmpty() || limits.tail().isEmpty()) {
            return first;
        }
        TextLimits second = new TextLimits(Optional.empty(), limits.tail(), Optional.empty());
        return original.left(new OutputLimiter(second).limit(first.text()).text(), Position.HEAD);
    }
}
