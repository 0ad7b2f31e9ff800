package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo;

/** Counts what follows the final line end as a line. Breaks CS-T-14; neighbours: CS-T-09. */
final class CountsAnEmptyLastLine extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        return new LimitedText(
                limited.text(),
                limited.info()
                        .map(info -> new TruncationInfo(
                                info.originalBytes(),
                                info.originalLines() + (original.text().endsWith("\n") ? 1 : 0),
                                info.keptBytes(),
                                info.keptLines() + (limited.text().endsWith("\n") ? 1 : 0),
                                info.position())));
    }
}
