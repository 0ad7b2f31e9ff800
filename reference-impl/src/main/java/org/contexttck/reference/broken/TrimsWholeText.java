package org.contexttck.reference.broken;

import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;

/**
 * Returns an uncut text without the line ends at its end, and does not say so. Breaks CS-T-02; neighbours:
 * rows that need the uncut text.
 */
final class TrimsWholeText extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        return limits.equals(TextLimits.NONE)
                ? new LimitedText(limited.text().stripTrailing(), Optional.empty())
                : limited;
    }
}
