package org.contexttck.harness.spec;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.json.Json;
import org.contexttck.reports.page.Html;

/** Says in a few words what values a schema takes, with links to the schemas it refers to. */
final class SchemaTypes {

    private static final List<String> CHOICES = List.of("oneOf", "anyOf", "allOf");

    private final SchemaFile file;
    private final Html html;

    SchemaTypes(SchemaFile file, Html html) {
        this.file = file;
        this.html = html;
    }

    void write(JsonNode schema) {
        if (schema.isBoolean()) {
            html.text(schema.asBoolean() ? "anything" : "must not be there");
            return;
        }
        List<Runnable> parts = new ArrayList<>();
        if (schema.has("$ref")) {
            String reference = schema.path("$ref").asText();
            parts.add(() -> html.leaf("a", label(reference), "href", file.href(reference)));
        }
        if (schema.has("type")) {
            parts.add(() -> type(schema));
        }
        for (String word : CHOICES) {
            if (schema.has(word)) {
                parts.add(() -> choice(word, schema.path(word)));
            }
        }
        limits(schema).forEach(text -> parts.add(() -> html.text(text)));
        values(schema, "const", parts);
        values(schema, "enum", parts);
        values(schema, "pattern", parts);
        values(schema, "default", parts);
        if (parts.isEmpty()) {
            html.text("anything");
        }
        for (int i = 0; i < parts.size(); i++) {
            html.text(i == 0 ? "" : ", ");
            parts.get(i).run();
        }
    }

    private void type(JsonNode schema) {
        List<String> names = new ArrayList<>();
        JsonNode type = schema.path("type");
        if (type.isArray()) {
            type.forEach(it -> names.add(it.asText()));
        } else {
            names.add(type.asText());
        }
        html.text(String.join(" or ", names));
        JsonNode items = schema.path("items");
        if (items.isObject() && !items.has("properties")) {
            html.text(" of ");
            write(items);
        }
    }

    private void choice(String word, JsonNode schemas) {
        html.text(word.equals("allOf") ? "all of: " : word.equals("oneOf") ? "one of: " : "any of: ");
        for (int i = 0; i < schemas.size(); i++) {
            html.text(i == 0 ? "" : "; ");
            JsonNode one = schemas.get(i);
            if (one.has("title") && !one.has("$ref")) {
                html.text(one.path("title").asText() + ": ");
            }
            write(one);
        }
    }

    private static List<String> limits(JsonNode schema) {
        List<String> said = new ArrayList<>();
        say(said, schema, "minimum", "at least ");
        say(said, schema, "exclusiveMinimum", "more than ");
        say(said, schema, "maximum", "at most ");
        say(said, schema, "minLength", "characters at least ");
        say(said, schema, "maxLength", "characters at most ");
        say(said, schema, "minItems", "items at least ");
        say(said, schema, "maxItems", "items at most ");
        say(said, schema, "minProperties", "members at least ");
        say(said, schema, "format", "format ");
        return said;
    }

    private static void say(List<String> said, JsonNode schema, String keyword, String words) {
        if (schema.has(keyword)) {
            said.add(words + schema.path(keyword).asText());
        }
    }

    private void values(JsonNode schema, String keyword, List<Runnable> parts) {
        JsonNode value = schema.path(keyword);
        if (value.isMissingNode()) {
            return;
        }
        String before = switch (keyword) {
            case "pattern" -> "matching ";
            case "default" -> "left out means ";
            case "const" -> "exactly ";
            default -> "";
        };
        parts.add(() -> {
            html.text(before);
            if (value.isArray() && keyword.equals("enum")) {
                for (int i = 0; i < value.size(); i++) {
                    html.text(i == 0 ? "" : " | ").leaf("code", Json.write(value.get(i)));
                }
            } else {
                html.leaf("code", keyword.equals("pattern") ? value.asText() : Json.write(value));
            }
        });
    }

    private String label(String reference) {
        if (reference.equals("#")) {
            return file.name();
        }
        String text = reference.replaceFirst("^.*/\\$defs/", "");
        return text.substring(text.lastIndexOf('/') + 1)
                .replace(".schema.json", "")
                .replace("#", "");
    }
}
