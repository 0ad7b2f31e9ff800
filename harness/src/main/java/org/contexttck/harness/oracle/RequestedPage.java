package org.contexttck.harness.oracle;

import java.math.BigInteger;
import java.util.Optional;

/**
 * Which page was asked for.
 *
 * @param offset how many items to skip, from 0 on; empty if not given
 * @param limit how many items at most, from 0 on; empty if not given
 */
public record RequestedPage(Optional<BigInteger> offset, Optional<BigInteger> limit) {

    /** The offset in force. */
    public BigInteger skipped() {
        return offset.orElse(BigInteger.ZERO);
    }
}
