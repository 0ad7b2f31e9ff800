package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo;

/** Counts characters and reports them as bytes. Breaks CS-T-09. */
final class CountsCharacters extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        return new LimitedText(
                limited.text(),
                limited.info()
                        .map(info -> new TruncationInfo(
                                original.text().length(),
                                info.originalLines(),
                                limited.text().length(),
                                info.keptLines(),
                                info.position())));
    }
}
