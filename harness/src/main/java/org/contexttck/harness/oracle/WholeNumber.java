package org.contexttck.harness.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;

/** Whole numbers from 0 on, among arguments and counts. */
public final class WholeNumber {

    private static final int MOST_DIGITS = 1_000;

    private WholeNumber() {}

    /** The whole number from 0 on that a number is, be it 3, 3.0 or 1e400; empty if it is none, or has more than a thousand digits. */
    public static Optional<BigInteger> of(JsonNode value) {
        if (!value.isNumber()) {
            return Optional.empty();
        }
        if (value.isInt() || value.isLong()) {
            return Optional.of(value.bigIntegerValue()).filter(number -> number.signum() >= 0);
        }
        BigDecimal number = value.decimalValue();
        boolean whole = number.signum() == 0
                || number.signum() > 0
                        && number.precision() - (long) number.scale() < MOST_DIGITS
                        && number.stripTrailingZeros().scale() <= 0;
        return whole ? Optional.of(number.toBigInteger()) : Optional.empty();
    }
}
