package org.contexttck.reference.contextsaving;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.tool.BadArgument;

/** Reads limits from the arguments of a tool call, exactly: 3.0 is 3, and 2^64-1 keeps each digit (CS-P-11 to CS-P-13). */
final class WholeNumbers {

    /** 2^64-1, the largest number that is accepted. */
    static final BigInteger MOST = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);

    private static final BigDecimal MOST_DECIMAL = new BigDecimal(MOST);

    private WholeNumbers() {}

    /**
     * One argument.
     *
     * @param arguments as a JSON reader gives them; the more exactly it keeps fractions, the better
     * @return the number, or empty if there is no such argument or it is null
     * @throws BadArgument if it is anything but a whole number from 0 to {@link #MOST}
     */
    static Optional<BigInteger> read(Map<String, ?> arguments, String name) throws BadArgument {
        Object value = arguments.get(name);
        if (value == null) {
            return Optional.empty();
        }
        if (value instanceof Number number) {
            Optional<BigInteger> whole = exact(number).flatMap(WholeNumbers::whole);
            if (whole.isPresent()) {
                return whole;
            }
        }
        throw new BadArgument(name, "must be a whole number from 0 to " + MOST);
    }

    private static Optional<BigDecimal> exact(Number number) {
        try {
            return Optional.of(number instanceof BigDecimal decimal ? decimal : new BigDecimal(number.toString()));
        } catch (NumberFormatException e) {
            // infinite or not a number
            return Optional.empty();
        }
    }

    /** Looks at the size first: 1e999999999 has too many digits to be written out. */
    private static Optional<BigInteger> whole(BigDecimal number) {
        boolean fits = number.signum() >= 0
                && number.compareTo(MOST_DECIMAL) <= 0
                && number.stripTrailingZeros().scale() <= 0;
        return fits ? Optional.of(number.toBigInteger()) : Optional.empty();
    }
}
