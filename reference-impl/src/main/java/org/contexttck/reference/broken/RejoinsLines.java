package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/**
 * Splits a text into lines and joins them again, which loses the last line end and carriage returns, and
 * calls that a cut. Breaks CS-T-02; neighbours: rows that need the uncut text.
 */
final class RejoinsLines extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        return limits.equals(TextLimits.NONE)
                ? original.left(String.join("\n", original.text().split("\r?\n")), Position.HEAD)
                : original.limited(limits);
    }
}
