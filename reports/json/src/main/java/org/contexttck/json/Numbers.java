package org.contexttck.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BigIntegerNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import java.math.BigDecimal;
import java.math.BigInteger;

/** JSON numbers without loss: from their text to a node, and compared by value. */
final class Numbers {

    /** More digits than any honest number has; reading a decimal takes time that grows with their square. */
    static final int MOST_DIGITS = 10_000;

    private static final int ALWAYS_INT = 9;
    private static final int ALWAYS_LONG = 18;

    private Numbers() {}

    /** @throws NumberFormatException if the exponent is beyond what BigDecimal can hold */
    static JsonNode node(String text) {
        if (!integer(text) || text.equals("-0")) {
            BigDecimal value = new BigDecimal(text);
            return value.toString().equals(text) ? DecimalNode.valueOf(value) : new NumberAsGiven(value, text);
        }
        if (text.length() <= ALWAYS_INT) {
            return IntNode.valueOf(Integer.parseInt(text));
        }
        if (text.length() <= ALWAYS_LONG) {
            long value = Long.parseLong(text);
            return value == (int) value ? IntNode.valueOf((int) value) : LongNode.valueOf(value);
        }
        return wide(new BigInteger(text));
    }

    private static boolean integer(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '.' || c == 'e' || c == 'E') {
                return false;
            }
        }
        return true;
    }

    private static JsonNode wide(BigInteger value) {
        return value.bitLength() < Long.SIZE ? LongNode.valueOf(value.longValue()) : BigIntegerNode.valueOf(value);
    }

    /** Equal by value. {@link BigDecimal#compareTo} weighs magnitudes first, so 1e999999999 is never written out. */
    static boolean equal(JsonNode left, JsonNode right) {
        if (unlimited(left) || unlimited(right)) {
            return equalAsDoubles(left, right);
        }
        return left.decimalValue().compareTo(right.decimalValue()) == 0;
    }

    /** Equal for a peer that keeps numbers as IEEE doubles. */
    static boolean equalAsDoubles(JsonNode left, JsonNode right) {
        return left.doubleValue() == right.doubleValue();
    }

    private static boolean unlimited(JsonNode node) {
        return (node.isDouble() || node.isFloat()) && !Double.isFinite(node.doubleValue());
    }
}
