package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;

/**
 * Adds a note to a text that it has cut by bytes, which makes it longer than allowed. Breaks CS-T-06;
 * neighbours: CS-T-07, CS-T-08, CS-T-13.
 */
final class MarkerExceedsMaxBytes extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        return limited.truncated() && limits.maxBytes().isPresent()
                ? original.described(limited.text() + "[truncated]", OriginalLog.position(limits))
                : limited;
    }
}
