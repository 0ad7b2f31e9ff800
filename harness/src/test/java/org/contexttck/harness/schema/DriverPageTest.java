package org.contexttck.harness.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** The page from which somebody writes a driver shows lines that are right, and every request there is. */
class DriverPageTest {

    private static final Pattern BLOCK = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL);

    private static List<JsonNode> lines() throws IOException {
        String page = Files.readString(SchemaFiles.ROOT.resolve("kit/driver.md"));
        List<JsonNode> lines = new ArrayList<>();
        Matcher block = BLOCK.matcher(page);
        while (block.find()) {
            for (String line : block.group(1).strip().split("\n(?=\\{\"(?:id|re)\")")) {
                lines.add(Json.parse(line));
            }
        }
        return lines;
    }

    @Test
    void everyLineIsAsTheSchemaSays() throws IOException {
        Schemas schemas = Schemas.bundled();
        assertThat(lines()).hasSizeGreaterThan(20).allSatisfy(line -> {
            String kind = line.has("do") ? "request" : "answer";
            assertThat(schemas.schema("kit/driver.schema.json#/$defs/" + kind).validate(line))
                    .isEmpty();
        });
    }

    @Test
    void everyRequestIsShown() throws IOException {
        Set<String> shown = new TreeSet<>();
        lines().forEach(line -> shown.add(line.path("do").asText()));
        Set<String> known = new TreeSet<>();
        SchemaFiles.read("kit/driver.schema.json")
                .at("/$defs/request/oneOf")
                .forEach(one -> known.add(one.path("$ref").asText().substring("#/$defs/".length())));
        assertThat(shown).containsAll(known);
    }
}
