package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.json.Json;

/**
 * A tool as the server lists it. Nothing in it is believed: a part that is missing or of another kind counts as empty.
 *
 * @param name may hold anything; empty if it has none
 * @param description its first 4,000 characters
 * @param parameters at most 200
 * @param described whether it has an input schema
 * @param open whether its input schema lets further arguments pass
 * @param output its output schema; an empty object if it has none
 */
public record Tool(
        String name,
        String description,
        List<Parameter> parameters,
        boolean described,
        boolean open,
        Hints hints,
        JsonNode output) {

    private static final int MOST_PARAMETERS = 200;
    private static final int LONGEST_DESCRIPTION = 4_000;

    public Tool {
        parameters = List.copyOf(parameters);
    }

    /** The tool that an entry of {@code tools/list} describes. */
    public static Tool of(ObjectNode entry) {
        JsonNode input = entry.path("inputSchema");
        Set<String> required = new HashSet<>();
        input.path("required").forEach(name -> required.add(name.asText()));
        List<Parameter> parameters = new ArrayList<>();
        Iterator<Map.Entry<String, JsonNode>> members = input.path("properties").fields();
        while (members.hasNext() && parameters.size() < MOST_PARAMETERS) {
            Map.Entry<String, JsonNode> member = members.next();
            parameters.add(Parameter.of(member, required.contains(member.getKey())));
        }
        String description = entry.path("description").asText("");
        JsonNode further = input.path("additionalProperties");
        JsonNode output = entry.path("outputSchema");
        return new Tool(
                entry.path("name").asText(""),
                description.substring(0, Math.min(description.length(), LONGEST_DESCRIPTION)),
                parameters,
                input.isObject(),
                !(further.isBoolean() && !further.booleanValue()),
                Hints.of(entry.path("annotations")),
                output.isObject() ? output : Json.object());
    }

    /** The parameter of that name. */
    public Optional<Parameter> parameter(String wanted) {
        return parameters.stream().filter(one -> one.name().equals(wanted)).findFirst();
    }

    /** The parameters that every call has to give. */
    public List<Parameter> required() {
        return parameters.stream().filter(Parameter::required).toList();
    }

    /** The same with an output schema. */
    Tool returning(JsonNode schema) {
        return new Tool(name, description, parameters, described, open, hints, schema);
    }

    /** The members that its output schema declares. */
    Set<Map.Entry<String, JsonNode>> outputs() {
        return output.path("properties").properties();
    }
}
