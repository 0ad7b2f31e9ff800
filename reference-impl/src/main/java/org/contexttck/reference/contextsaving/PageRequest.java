package org.contexttck.reference.contextsaving;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.tool.BadArgument;

/**
 * Which page of a list a caller asked for.
 *
 * @param offset how many items to skip, 0 or more; empty if not given
 * @param limit how many items to return at most, 0 or more; empty if not given
 */
public record PageRequest(Optional<BigInteger> offset, Optional<BigInteger> limit) {

    /**
     * Reads {@code offset} and {@code limit} (CS-P-11 to CS-P-13).
     *
     * @param arguments of the tool call: numbers as any kind of {@link Number}; others are ignored
     * @throws BadArgument if one of the two is no whole number from 0 to 2^64-1
     */
    public static PageRequest read(Map<String, ?> arguments) throws BadArgument {
        return new PageRequest(WholeNumbers.read(arguments, "offset"), WholeNumbers.read(arguments, "limit"));
    }

    /** Whether the caller asked for a page at all. Without that, the result has no pagination info (CS-P-02). */
    boolean given() {
        return offset.isPresent() || limit.isPresent();
    }
}
