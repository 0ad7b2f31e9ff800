package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.function.UnaryOperator;

/** Calls that do not reach the server as they were made, for values that few calls have. */
final class OddCalls {

    private static final int LONGEST = 4_096;

    static final IntermediaryMistakes ALL = new IntermediaryMistakes()
            .request("CutsLongArguments", arguments -> values(arguments, OddCalls::shortened))
            .request(
                    "DropsEmptyTextsOfArguments",
                    arguments -> arguments
                            .properties()
                            .removeIf(member -> member.getValue().equals(TextNode.valueOf(""))))
            .request("DropsNestedNullsOfArguments", arguments -> arguments.forEach(OddCalls::withoutNulls))
            .request(
                    "NarrowsArguments",
                    arguments -> values(
                            arguments,
                            value -> value.isFloatingPointNumber() ? DoubleNode.valueOf(value.floatValue()) : value))
            .request("TypesYesAndNo", arguments -> values(arguments, OddCalls::typed))
            .request("UnwrapsArguments", arguments -> {
                if (arguments.get("arguments") instanceof ObjectNode inner) {
                    ((ObjectNode) arguments).removeAll().setAll(inner);
                }
            });

    private OddCalls() {}

    /** Replaces what is no object or list. */
    private static void values(JsonNode of, UnaryOperator<JsonNode> wrong) {
        of.properties().stream()
                .filter(member -> member.getValue().isValueNode())
                .forEach(member -> member.setValue(wrong.apply(member.getValue())));
        of.forEach(inner -> values(inner, wrong));
    }

    private static JsonNode shortened(JsonNode value) {
        return value.isTextual() && value.textValue().length() > LONGEST
                ? TextNode.valueOf(value.textValue().substring(0, LONGEST))
                : value;
    }

    /** As YAML has read it until its version 1.2. */
    private static JsonNode typed(JsonNode value) {
        return switch (value.asText()) {
            case "yes", "on" -> BooleanNode.TRUE;
            case "no", "off" -> BooleanNode.FALSE;
            default -> value;
        };
    }

    private static void withoutNulls(JsonNode value) {
        value.properties().removeIf(member -> member.getValue().isNull());
        value.forEach(OddCalls::withoutNulls);
    }
}
