package org.contexttck.reference.broken;

import java.math.BigInteger;
import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;

/** Keeps one line more than head asks for. Breaks CS-T-03; neighbours: CS-T-05, CS-T-06. */
final class HeadOffByOne extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        Optional<BigInteger> head = limits.head()
                .filter(n -> n.signum() > 0)
                .map(BigInteger.ONE::add)
                .or(limits::head);
        return original.limited(new TextLimits(head, limits.tail(), limits.maxBytes()));
    }
}
