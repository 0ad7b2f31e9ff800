package org.contexttck.reference.broken;

import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo;

/** Reports the lines that head or tail has left, although max_bytes has left fewer. Breaks CS-T-09. */
final class LinesBeforeBytes extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        long lines = OriginalLog.lines(original.limited(new TextLimits(limits.head(), limits.tail(), Optional.empty()))
                .text());
        return new LimitedText(
                limited.text(),
                limited.info()
                        .map(info -> new TruncationInfo(
                                info.originalBytes(), info.originalLines(), info.keptBytes(), lines, info.position())));
    }
}
