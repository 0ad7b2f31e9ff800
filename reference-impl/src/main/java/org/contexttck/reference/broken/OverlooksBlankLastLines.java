package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo;

/** Does not count blank lines at the end. Breaks CS-T-14; neighbours: CS-T-09. */
final class OverlooksBlankLastLines extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        return new LimitedText(
                limited.text(),
                limited.info()
                        .map(info -> new TruncationInfo(
                                info.originalBytes(),
                                OriginalLog.lines(original.text().stripTrailing()),
                                info.keptBytes(),
                                info.keptLines(),
                                info.position())));
    }
}
