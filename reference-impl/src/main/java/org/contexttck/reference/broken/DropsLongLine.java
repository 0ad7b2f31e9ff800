package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/** Keeps nothing of a line that is longer than max_bytes. Breaks CS-T-07; neighbours: CS-T-08. */
final class DropsLongLine extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        boolean inside = limits.maxBytes().isPresent()
                && limits.tail().isEmpty()
                && limited.truncated()
                && !limited.text().endsWith("\n");
        return inside ? original.left("", Position.HEAD) : limited;
    }
}
