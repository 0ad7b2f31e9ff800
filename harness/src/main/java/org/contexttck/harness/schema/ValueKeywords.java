package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The keywords about a single value, or about which members an object has. */
final class ValueKeywords {

    /** Instants that every reader of {@code date-time} takes; the validator decides about others. */
    private static final Pattern PLAIN_INSTANT = Pattern.compile(
            "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z");

    private ValueKeywords() {}

    /** @return empty for a keyword that is not known here */
    static Optional<SchemaPredicate> of(String keyword, JsonNode value) {
        return Optional.ofNullable(
                switch (keyword) {
                    case "type" -> type(value);
                    case "const" -> oneOf(List.of(value));
                    case "enum" -> oneOf(list(value));
                    case "required" -> required(list(value));
                    case "dependentRequired" -> dependent(value);
                    case "minimum" -> bound(value, -1);
                    case "maximum" -> bound(value, 1);
                    case "minLength" -> minLength(value.intValue());
                    case "minItems" -> minItems(value.intValue());
                    case "pattern" -> pattern(value.asText());
                    case "format" -> value.asText().equals("date-time") ? ValueKeywords::plainInstant : null;
                    default -> null;
                });
    }

    private static SchemaPredicate type(JsonNode value) {
        List<JsonNode> names = value.isArray() ? list(value) : List.of(value);
        SchemaPredicate[] each = names.stream().map(name -> type(name.asText())).toArray(SchemaPredicate[]::new);
        return each.length == 1
                ? each[0]
                : tree -> {
                    for (SchemaPredicate one : each) {
                        if (one.holds(tree)) {
                            return true;
                        }
                    }
                    return false;
                };
    }

    private static SchemaPredicate type(String name) {
        return switch (name) {
            case "object" -> JsonNode::isObject;
            case "array" -> JsonNode::isArray;
            case "string" -> JsonNode::isTextual;
            case "boolean" -> JsonNode::isBoolean;
            case "null" -> JsonNode::isNull;
            case "number" -> JsonNode::isNumber;
            case "integer" -> ValueKeywords::integer;
            default ->
                tree -> {
                    throw SchemaPredicate.Undecided.UNDECIDED;
                };
        };
    }

    /** Whether 1.0 is an integer is the validator's to say. */
    private static boolean integer(JsonNode tree) {
        if (tree.isNumber() && !tree.isIntegralNumber()) {
            throw SchemaPredicate.Undecided.UNDECIDED;
        }
        return tree.isIntegralNumber();
    }

    private static SchemaPredicate oneOf(List<JsonNode> values) {
        if (values.stream().anyMatch(JsonNode::isContainerNode)) {
            return null;
        }
        return tree -> {
            for (JsonNode one : values) {
                if (one.isNumber() && tree.isNumber() ? equal(one, tree) : one.equals(tree)) {
                    return true;
                }
            }
            return false;
        };
    }

    private static boolean equal(JsonNode one, JsonNode other) {
        if (!one.isIntegralNumber() || !other.isIntegralNumber()) {
            throw SchemaPredicate.Undecided.UNDECIDED;
        }
        return one.bigIntegerValue().equals(other.bigIntegerValue());
    }

    private static SchemaPredicate required(List<JsonNode> values) {
        String[] names = values.stream().map(JsonNode::asText).toArray(String[]::new);
        return tree -> {
            if (tree.isObject()) {
                for (String name : names) {
                    if (!tree.has(name)) {
                        return false;
                    }
                }
            }
            return true;
        };
    }

    private static SchemaPredicate dependent(JsonNode names) {
        return tree -> {
            for (Map.Entry<String, JsonNode> one : names.properties()) {
                if (tree.has(one.getKey())) {
                    for (JsonNode name : one.getValue()) {
                        if (!tree.has(name.asText())) {
                            return false;
                        }
                    }
                }
            }
            return true;
        };
    }

    private static SchemaPredicate bound(JsonNode bound, int beyond) {
        if (!bound.isNumber()) {
            return null;
        }
        BigDecimal exact = bound.decimalValue();
        return tree -> !tree.isNumber() || Integer.signum(tree.decimalValue().compareTo(exact)) != beyond;
    }

    private static SchemaPredicate minLength(int least) {
        return tree -> !tree.isTextual()
                || tree.textValue().length() >= least
                        && tree.textValue().codePoints().limit(least).count() >= least;
    }

    private static SchemaPredicate minItems(int least) {
        return tree -> !tree.isArray() || tree.size() >= least;
    }

    private static SchemaPredicate pattern(String text) {
        Predicate<String> found = Pattern.compile(text).asPredicate();
        return tree -> !tree.isTextual() || found.test(tree.textValue());
    }

    private static boolean plainInstant(JsonNode tree) {
        if (tree.isTextual() && !PLAIN_INSTANT.matcher(tree.textValue()).matches()) {
            throw SchemaPredicate.Undecided.UNDECIDED;
        }
        return true;
    }

    private static List<JsonNode> list(JsonNode values) {
        List<JsonNode> list = new ArrayList<>();
        values.forEach(list::add);
        return list;
    }
}
