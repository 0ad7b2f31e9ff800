package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.json.Json;

/** Whole numbers among arguments and infos. */
final class Amount {

    private static final int MOST_DIGITS = 1_000;

    private Amount() {}

    /** The whole number from 0 on, be it 3 or 3.0; empty if it is none. */
    static Optional<BigInteger> of(JsonNode value) {
        if (!value.isNumber()) {
            return Optional.empty();
        }
        BigDecimal number = value.decimalValue();
        boolean whole = number.signum() == 0
                || number.signum() > 0
                        && number.precision() - (long) number.scale() < MOST_DIGITS
                        && number.stripTrailingZeros().scale() <= 0;
        return whole ? Optional.of(number.toBigInteger()) : Optional.empty();
    }

    /** Whether an argument is left out, or one that the parameter takes. @param schema of all parameters */
    static boolean absentOrWhole(Optional<JsonNode> value, String parameter, SchemaCheck schema) {
        if (value.filter(it -> !it.isMissingNode()).isEmpty()) {
            return true;
        }
        ObjectNode arguments = Json.object();
        arguments.set(parameter, value.get());
        return schema.validate(arguments).isEmpty() && of(value.get()).isPresent();
    }
}
