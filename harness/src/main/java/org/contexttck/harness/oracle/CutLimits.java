package org.contexttck.harness.oracle;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The limits of one call, each a whole number from 0 on.
 *
 * @param head how many lines from the start; empty if not given
 * @param tail how many lines from the end; empty if not given; nothing beside {@code head} (R47)
 * @param maxBytes how many bytes of UTF-8; empty if not given
 */
public record CutLimits(Optional<BigInteger> head, Optional<BigInteger> tail, Optional<BigInteger> maxBytes) {

    /** No limit at all. */
    public static final CutLimits NONE = new CutLimits(Optional.empty(), Optional.empty(), Optional.empty());

    /** The line limit in force: {@code head}, else {@code tail}; empty if neither is given. */
    Optional<BigInteger> lines() {
        return head.or(() -> tail);
    }

    /** Whether the last lines are asked for. */
    public boolean fromTheEnd() {
        return head.isEmpty() && tail.isPresent();
    }

    /** The same limits without the one on bytes. */
    public CutLimits linesOnly() {
        return new CutLimits(head, tail, Optional.empty());
    }

    /** Whether any limit in force is zero. */
    public boolean zero() {
        return lines().filter(limit -> limit.signum() == 0).isPresent()
                || maxBytes.filter(limit -> limit.signum() == 0).isPresent();
    }
}
