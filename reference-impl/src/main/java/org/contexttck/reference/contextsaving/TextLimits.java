package org.contexttck.reference.contextsaving;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.tool.BadArgument;

/**
 * How much of a text a caller wants.
 *
 * @param head how many lines from its start, 0 or more; empty if not given
 * @param tail how many lines from its end, 0 or more; empty if not given; without meaning beside {@code head} (R47)
 * @param maxBytes how many bytes of UTF-8 at most, 0 or more; empty if not given
 */
public record TextLimits(Optional<BigInteger> head, Optional<BigInteger> tail, Optional<BigInteger> maxBytes) {

    /** The whole text. */
    public static final TextLimits NONE = new TextLimits(Optional.empty(), Optional.empty(), Optional.empty());

    /**
     * A limit on the size alone.
     *
     * @param maxBytes 0 or more
     */
    public static TextLimits bytes(long maxBytes) {
        return new TextLimits(Optional.empty(), Optional.empty(), Optional.of(BigInteger.valueOf(maxBytes)));
    }

    /**
     * Reads {@code head}, {@code tail} and {@code max_bytes} (CS-T-17).
     *
     * @param arguments of the tool call: numbers as any kind of {@link Number}; others are ignored
     * @throws BadArgument if one of the three is no whole number from 0 to 2^64-1
     */
    public static TextLimits read(Map<String, ?> arguments) throws BadArgument {
        return new TextLimits(
                WholeNumbers.read(arguments, "head"),
                WholeNumbers.read(arguments, "tail"),
                WholeNumbers.read(arguments, "max_bytes"));
    }
}
