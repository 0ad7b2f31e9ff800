package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;

/**
 * Compares arguments with a tool's input schema: names, types and lists of allowed values of the outermost level. A whole
 * validation is left to the server, because its schema may be anything, a trap for validators too.
 */
final class ArgumentCheck {

    private static final int LONGEST_VALUE = 40;
    private static final int MOST_CHOICES = 8;

    private ArgumentCheck() {}

    /**
     * One argument that does not fit.
     *
     * @param member its name
     */
    record Misfit(String member, String what) {}

    /** @param added parameters that are given in addition to the arguments */
    static List<Misfit> misfits(Tool tool, ObjectNode arguments, Set<String> added) {
        List<Misfit> misfits = new ArrayList<>();
        for (Parameter parameter : tool.required()) {
            if (!arguments.has(parameter.name()) && !added.contains(parameter.name())) {
                misfits.add(new Misfit(
                        parameter.name(),
                        "requires \"" + parameter.name() + "\" (" + parameter.typeText() + "), which is not given"));
            }
        }
        for (Map.Entry<String, JsonNode> argument : arguments.properties()) {
            misfit(tool, argument).ifPresent(misfits::add);
        }
        return misfits;
    }

    private static Optional<Misfit> misfit(Tool tool, Map.Entry<String, JsonNode> argument) {
        String name = argument.getKey();
        JsonNode value = argument.getValue();
        Optional<Parameter> declared = tool.parameter(name);
        if (declared.isEmpty()) {
            return tool.open() ? Optional.empty() : Optional.of(new Misfit(name, "takes no \"" + name + "\""));
        }
        Parameter parameter = declared.get();
        if (!parameter.types().isEmpty() && parameter.types().stream().noneMatch(type -> fits(type, value))) {
            return Optional.of(new Misfit(
                    name,
                    "takes " + parameter.typeText() + " for \"" + name + "\", which is given as " + Json.write(value)));
        }
        JsonNode choices = parameter.schema().path("enum");
        if (choices.isArray() && choices.size() > 0 && !contains(choices, value)) {
            return Optional.of(new Misfit(
                    name, "takes " + list(choices) + " for \"" + name + "\", which is given as " + Json.write(value)));
        }
        return Optional.empty();
    }

    private static boolean fits(String type, JsonNode value) {
        return switch (type) {
            case "string" -> value.isTextual();
            case "integer" ->
                value.isNumber()
                        && (value.isIntegralNumber()
                                || value.decimalValue().stripTrailingZeros().scale() <= 0);
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "array" -> value.isArray();
            case "object" -> value.isObject();
            case "null" -> value.isNull();
            default -> true;
        };
    }

    private static boolean contains(JsonNode choices, JsonNode value) {
        for (JsonNode choice : choices) {
            if (JsonEquality.equal(choice, value)) {
                return true;
            }
        }
        return false;
    }

    private static String list(JsonNode choices) {
        List<String> shown = new ArrayList<>();
        choices.forEach(choice -> {
            if (shown.size() < MOST_CHOICES) {
                shown.add(shown(choice));
            }
        });
        String more = choices.size() > shown.size() ? ", ..." : "";
        return shown.stream().collect(Collectors.joining(", ", "one of ", more));
    }

    private static String shown(JsonNode choice) {
        String text = Json.write(choice);
        return text.length() <= LONGEST_VALUE ? text : text.substring(0, LONGEST_VALUE) + "...";
    }
}
