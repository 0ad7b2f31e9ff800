package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/** Says head even when tail has cut. Breaks CS-T-10. */
final class AlwaysHead extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        return limited.truncated() ? original.described(limited.text(), Position.HEAD) : limited;
    }
}
