package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/** Brings truncation info with a text that nobody asked to cut. Breaks CS-T-02. */
final class InfoOnWholeText extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        return limits.equals(TextLimits.NONE)
                ? original.described(original.text(), Position.HEAD)
                : original.limited(limits);
    }
}
