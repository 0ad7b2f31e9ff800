package org.contexttck.reference.broken;

import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.OutputLimiter;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/** Takes the last lines and then cuts off their end, where the newest are. Breaks CS-T-12. */
final class TailLosesItsEnd extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        if (limits.head().isPresent()
                || limits.tail().isEmpty()
                || limits.maxBytes().isEmpty()) {
            return original.limited(limits);
        }
        String lines = original.limited(new TextLimits(Optional.empty(), limits.tail(), Optional.empty()))
                .text();
        TextLimits bytes = new TextLimits(Optional.empty(), Optional.empty(), limits.maxBytes());
        return original.left(new OutputLimiter(bytes).limit(lines).text(), Position.TAIL);
    }
}
