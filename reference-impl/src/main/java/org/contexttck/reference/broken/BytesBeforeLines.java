package org.contexttck.reference.broken;

import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.OutputLimiter;
import org.contexttck.reference.contextsaving.TextLimits;

/** Cuts by bytes first and by lines then. Breaks CS-T-06; neighbours: CS-T-12. */
final class BytesBeforeLines extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        TextLimits bytes = new TextLimits(Optional.empty(), Optional.empty(), limits.maxBytes());
        TextLimits lines = new TextLimits(limits.head(), limits.tail(), Optional.empty());
        String first = original.limited(bytes).text();
        return original.left(new OutputLimiter(lines).limit(first).text(), OriginalLog.position(limits));
    }
}
