package org.contexttck.reference.broken;

import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;

/** Follows tail when the text has no more lines than head asks for. Breaks CS-T-05. */
final class TailWhenHeadCutsNothing extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        boolean enough =
                limits.head().filter(n -> n.longValue() >= original.lines()).isPresent();
        return original.limited(enough ? new TextLimits(Optional.empty(), limits.tail(), limits.maxBytes()) : limits);
    }
}
