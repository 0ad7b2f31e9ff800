package org.contexttck.harness.spec;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.json.Json;
import org.contexttck.reports.page.Html;

/** A value of the vectors that a schema takes, and one that it does not, with what the validator says of it. */
final class VectorExamples {

    private static final int MOST = 1_500;

    private final Schemas schemas;
    private final SchemaFile file;
    private final Html html;

    VectorExamples(Schemas schemas, SchemaFile file, Html html) {
        this.schemas = schemas;
        this.file = file;
        this.html = html;
    }

    /** @param definition JSON Pointer of a definition of the file; empty for the file itself */
    void write(String definition) {
        List<JsonNode> tests = tests(file.name() + ".schema.json" + (definition.isEmpty() ? "" : "#" + definition));
        Optional<JsonNode> takes = choose(tests, true);
        Optional<JsonNode> refuses = choose(tests, false);
        if (takes.isEmpty() && refuses.isEmpty()) {
            return;
        }
        html.open("div", "class", "pair").line();
        takes.ifPresent(test -> example(test, "held", "Valid: ", List.of()));
        refuses.ifPresent(test -> example(
                test,
                "broke",
                "Not valid: ",
                schemas.schema(file.path() + (definition.isEmpty() ? "" : "#" + definition))
                        .validate(test.path("data"))));
        html.close().line();
        html.leaf("p", "Taken from " + CountWords.count(tests.size(), "vector") + ".", "class", "quiet")
                .line();
    }

    private List<JsonNode> tests(String reference) {
        List<JsonNode> tests = new ArrayList<>();
        for (JsonNode group : file.vectors()) {
            JsonNode schema = group.path("schema");
            String written =
                    schema.isTextual() ? schema.asText() : schema.path("$ref").asText();
            if (file.relative(written).equals(reference)) {
                group.path("tests").forEach(tests::add);
            }
        }
        return tests;
    }

    /** Rather an object or a list with something in it than a plain value, and none that is long. */
    private static Optional<JsonNode> choose(List<JsonNode> tests, boolean valid) {
        List<JsonNode> fitting = tests.stream()
                .filter(it -> it.path("valid").asBoolean() == valid)
                .filter(it -> Json.write(it.path("data")).length() <= MOST)
                .toList();
        return fitting.stream()
                .filter(it -> !it.path("data").isEmpty())
                .findFirst()
                .or(() -> fitting.stream().findFirst());
    }

    private void example(JsonNode test, String style, String before, List<Violation> wrong) {
        html.open("div", "class", style)
                .open("h4")
                .text(before + test.path("description").asText());
        html.close().line();
        wrong.stream()
                .findFirst()
                .ifPresent(it -> html.leaf("p", it.line(), "class", "verdict").line());
        new MessageHtml(html)
                .json(
                        Json.write(test.path("data")),
                        wrong.stream().findFirst().map(Violation::pointer).orElse(""),
                        false);
        html.close().line();
    }
}
