package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A second validator, ajv, says of every vector and every example of a schema what the kit's own says; it needs Node. */
class SchemasInteropIT {

    private static final Path SCHEMAS =
            Path.of("..", "schemas").toAbsolutePath().normalize();
    private static final Path SCRIPT = Path.of("src", "interop", "node", "schemas", "ajv.mjs");

    @TempDir
    Path folder;

    @Test
    void ajvAgreesWithEveryVectorAndEveryExample() throws Exception {
        JsonNode report = ajv(SCHEMAS);

        assertThat(report.path("wrong")).isEmpty();
        assertThat(report.path("schemas").intValue())
                .isEqualTo(files(".schema.json").size());
        assertThat(report.path("vectors").intValue()).isEqualTo(vectors());
        assertThat(report.path("examples").intValue())
                .isGreaterThanOrEqualTo(files(".schema.json").size());
    }

    @Test
    void aVectorOnWhichAjvDisagreesIsNamed() throws Exception {
        Files.writeString(folder.resolve("x.schema.json"), """
                {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://example.org/x.schema.json",
                 "type": "string", "format": "date-time", "examples": ["yesterday"]}
                """);
        Files.writeString(folder.resolve("x.vectors.json"), """
                [{"description": "an instant", "schema": {"$ref": "x.schema.json"}, "tests": [
                  {"description": "a day", "data": "2026-01-01", "valid": true},
                  {"description": "a number", "data": 7, "valid": false},
                  {"description": "an instant", "data": "2026-01-01T00:00:00Z", "valid": false}]}]
                """);

        assertThat(ajv(folder).path("wrong"))
                .extracting(JsonNode::textValue)
                .containsExactly(
                        "x.schema.json: example \"yesterday\":  must match format \"date-time\"",
                        "x.vectors.json: an instant: a day:  must match format \"date-time\"",
                        "x.vectors.json: an instant: an instant: ajv finds nothing wrong");
    }

    private static JsonNode ajv(Path schemas) throws IOException, InterruptedException {
        Process node = new ProcessBuilder("node", SCRIPT.toString(), schemas.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String out = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(node.waitFor()).as(out).isZero();
        return Json.parse(out);
    }

    private static int vectors() throws IOException {
        int count = 0;
        for (Path file : files(".vectors.json")) {
            for (JsonNode group : Json.parse(Files.readString(file))) {
                count += group.path("tests").size();
            }
        }
        return count;
    }

    private static List<Path> files(String end) throws IOException {
        try (Stream<Path> all = Files.walk(SCHEMAS)) {
            return all.filter(it -> it.toString().endsWith(end) && !it.startsWith(SCHEMAS.resolve("target")))
                    .toList();
        }
    }
}
