package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/**
 * Does not see a line end that is the very first character, and cuts inside the line behind it. Breaks
 * CS-T-07.
 */
final class OverlooksLineEndAtStart extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        return limited.truncated()
                        && limited.text().equals("\n")
                        && limits.maxBytes().isPresent()
                ? original.left(original.firstBytes(limits.maxBytes().get().intValue()), Position.HEAD)
                : limited;
    }
}
