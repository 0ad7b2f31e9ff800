package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/** Tools as a server lists them, and what is found about them. */
final class Tools {

    private Tools() {}

    static Tool tool(String json) {
        try {
            return Tool.of((ObjectNode) Json.read(json).node());
        } catch (JsonProblem wrong) {
            throw new IllegalArgumentException(wrong.describe(), wrong);
        }
    }

    /** A tool with parameters, each written as {@code name:type} or, if it is required, {@code name!:type}. */
    static Tool with(String name, String... parameters) {
        return tool(entry(name, "", parameters).toString());
    }

    static Tool described(String name, String description, String... parameters) {
        return tool(entry(name, description, parameters).toString());
    }

    private static ObjectNode entry(String name, String description, String... parameters) {
        ObjectNode entry = Json.object().put("name", name).put("description", description);
        ObjectNode input = entry.putObject("inputSchema").put("type", "object");
        ObjectNode properties = input.putObject("properties");
        var required = input.putArray("required");
        Stream.of(parameters).map(one -> one.split(":")).forEach(one -> {
            String bare = one[0].replace("!", "");
            properties.putObject(bare).put("type", one[1]);
            if (!bare.equals(one[0])) {
                required.add(bare);
            }
        });
        return entry;
    }

    static Diagnosis diagnosis(Tool... tools) {
        return diagnosis("orders", "1.2.0", List.of(), tools);
    }

    static Diagnosis diagnosis(String name, String version, List<String> notes, Tool... tools) {
        List<Tool> all = List.of(tools);
        return new Diagnosis(
                "stdio",
                "node server.js",
                Optional.empty(),
                "",
                Optional.of(new Diagnosis.Spoken("2025-11-25", false, name, version)),
                all,
                PossibleClaims.of(all),
                OtherPaging.of(all),
                Advice.of(all),
                false,
                List.of(),
                List.of(),
                notes);
    }
}
