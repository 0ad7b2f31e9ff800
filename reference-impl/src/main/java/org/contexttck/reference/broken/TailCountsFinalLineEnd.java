package org.contexttck.reference.broken;

import java.math.BigInteger;
import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;

/**
 * Counts what follows the final line end as a line, so that tail keeps one line too few. Breaks CS-T-03;
 * neighbours: CS-T-12, CS-T-14.
 */
final class TailCountsFinalLineEnd extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        boolean ended = original.text().endsWith("\n");
        Optional<BigInteger> tail = limits.tail().map(n -> ended && n.signum() > 0 ? n.subtract(BigInteger.ONE) : n);
        return original.limited(new TextLimits(limits.head(), tail, limits.maxBytes()));
    }
}
