package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Tools that do not declare what they take, or not as they should. */
final class Declarations {

    static final ServerMistakes ALL = new ServerMistakes()
            .input("GoalOptional", "context", schema -> schema.putArray("required"))
            .input(
                    "ProjectRequired",
                    "context",
                    schema -> schema.withArray("required").add("project"))
            .input("SchemaWithoutDefaults", "context", schema -> removeEverywhere(schema, "default"))
            .input("SchemaWithoutEnumerations", "context", schema -> removeEverywhere(schema, "enum"))
            .input(
                    "LimitUndeclared",
                    "list_entries",
                    schema -> properties(schema).remove("limit"))
            .input("LimitOfTypeNumber", "list_entries", schema -> number(schema, "limit"))
            .input("MaxBytesOfTypeNumber", "build_log", schema -> number(schema, "max_bytes"))
            .input(
                    "OffsetRequired",
                    "list_entries",
                    schema -> schema.putArray("required").add("offset"))
            .input(
                    "MaxBytesUndeclared",
                    "build_log",
                    schema -> properties(schema).remove("max_bytes"));

    private Declarations() {}

    private static ObjectNode properties(ObjectNode schema) {
        return (ObjectNode) schema.path("properties");
    }

    private static void number(ObjectNode schema, String parameter) {
        ((ObjectNode) properties(schema).path(parameter)).put("type", "number");
    }

    private static void removeEverywhere(ObjectNode schema, String keyword) {
        properties(schema).forEach(property -> ((ObjectNode) property).remove(keyword));
    }
}
