package org.contexttck.reference.broken;

import java.math.BigInteger;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.TextLimits;

/** Calls a text cut that is exactly as long as it may be. Breaks CS-T-04. */
final class InfoAtExactSize extends BrokenCuts {

    @Override
    protected LimitedText limit(OriginalLog original, TextLimits limits) {
        LimitedText limited = original.limited(limits);
        boolean exact = limits.head()
                        .filter(BigInteger.valueOf(original.lines())::equals)
                        .isPresent()
                || limits.tail()
                        .filter(BigInteger.valueOf(original.lines())::equals)
                        .isPresent()
                || limits.maxBytes()
                        .filter(BigInteger.valueOf(original.bytes().length)::equals)
                        .isPresent();
        return exact && !limited.truncated()
                ? original.described(limited.text(), OriginalLog.position(limits))
                : limited;
    }
}
