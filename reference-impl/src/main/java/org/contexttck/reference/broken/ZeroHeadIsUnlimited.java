package org.contexttck.reference.broken;

import java.math.BigInteger;
import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;

/** Takes a head of zero for none. Breaks CS-T-13. */
final class ZeroHeadIsUnlimited extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        Optional<BigInteger> head = limits.head().filter(n -> n.signum() > 0);
        return original.limited(new TextLimits(head, limits.tail(), limits.maxBytes()));
    }
}
