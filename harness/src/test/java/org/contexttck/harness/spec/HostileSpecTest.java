package org.contexttck.harness.spec;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.contexttck.json.Json;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever stands in a source, or came over the wire in a recorded exchange, stays text. */
class HostileSpecTest {

    private static final String BAD = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\u202E'\" & &lt;";

    @TempDir
    Path folder;

    private Map<String, String> pages;

    @BeforeEach
    void build() throws IOException {
        write("features/wire/requirements.yaml", """
                protocol: wire
                source: x
                requirements:
                  - id: W-S-01
                    level: MUST
                    basis: derived
                    role: server
                    says: %1$s
                    section: %1$s
                    derivation: %1$s
                    readings: [R1]
                    seen: [FC-01]
                    claim: context-pack
                    look-at: %1$s
                    broken:
                      - variant: %1$s
                        expect: %1$s
                        neighbours: [W-S-01]
                """.formatted(Json.write(Json.text(BAD))));
        write(
                "features/wire/readings.md",
                "## R1 — " + BAD + "\n\n" + BAD + " [x](javascript:alert(3))\n\n**Reason** " + BAD
                        + "\n\n**Requirements** W-S-01\n");
        write("features/field-cases.md", "| FC-01 | " + BAD + " | " + BAD + " |\n");
        write(
                "features/wire/bad.feature",
                "Feature: " + BAD + "\n  " + BAD + "\n  Background:\n    Given " + BAD + "\n  @W-S-01 @" + "x<b>"
                        + "\n  Scenario: "
                        + BAD + "\n    When " + BAD + "\n      | a | " + BAD + " |\n    Then x\n      \"\"\"\n      "
                        + BAD
                        + "\n      \"\"\"\n");
        write(
                "features/wire/server.sequence",
                "title " + BAD + "\nA " + BAD + " -> B: " + BAD + "\nnote B: " + BAD + "\n");
        write(
                "features/docs/bad.md",
                "# " + BAD + "\n\n" + BAD
                        + "\n\n<div onclick=\"x\">\n\n[a](javascript:alert(4)) ![b](https://x.test/b.png)"
                        + " <https://x.test> `" + BAD + "`\n\n| " + BAD + " | x |\n| - | - |\n| " + BAD + " | y |\n");
        write("features/wire/exchanges.json", "[" + Json.write(exchange("")) + "," + Json.write(exchange(BAD)) + "]");
        ObjectNode schema = Json.object()
                .put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("title", BAD)
                .put("description", BAD);
        schema.putObject("properties").putObject(BAD).put("pattern", "<b>").put("description", BAD);
        schema.putArray("required").add(BAD);
        write("schemas/wire/bad.schema.json", Json.write(schema));
        ArrayNode vectors = Json.array();
        ObjectNode group = vectors.addObject();
        group.putObject("schema").put("$ref", "bad.schema.json");
        ArrayNode tests = group.putArray("tests");
        tests.addObject()
                .put("description", BAD)
                .put("valid", true)
                .putObject("data")
                .put(BAD, "<b>");
        tests.addObject()
                .put("description", BAD)
                .put("valid", false)
                .putObject("data")
                .put("x", BAD);
        write("schemas/wire/bad.vectors.json", Json.write(vectors));
        try (SpecSources sources = SpecSources.over(folder.resolve("features"), folder.resolve("schemas"))) {
            pages = SpecSite.pages(sources, BAD);
        }
    }

    @Test
    void nothingOfItBecomesMarkup() {
        SiteCheck check = SiteCheck.of(pages);

        assertThat(check.problems()).isEmpty();
        assertThat(check.tags()).doesNotContain("img", "script", "div onclick", "iframe", "object");
        assertThat(check.attributes()).doesNotContain("onerror", "onclick", "src");
        pages.forEach((file, text) -> {
            assertThat(text.split("<script>", -1)).as(file).hasSize(2);
            assertThat(text).as(file).doesNotContain("href=\"javascript:", "href=\"https:", "\u202E");
        });
    }

    @Test
    void allOfItIsShown() {
        String shown = "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;";

        assertThat(count("wire.html", shown)).isGreaterThan(12);
        assertThat(count("wire-scenarios.html", shown)).isGreaterThan(3);
        assertThat(pages.get("guide-bad.html"))
                .contains("<h1 id=")
                .contains("&lt;div onclick=&quot;x&quot;&gt;")
                .contains("a (<code>javascript:alert(4)</code>)");
        assertThat(pages.get("schemas-wire.html")).contains(shown, "required");
        assertThat(pages.get("field-cases.html")).contains(shown);
    }

    private int count(String page, String text) {
        return pages.get(page).split(Pattern.quote(text), -1).length - 1;
    }

    private static ObjectNode exchange(String variant) {
        ObjectNode one = Json.object()
                .put("requirement", "W-S-01")
                .put("variant", variant)
                .put("says", BAD)
                .put("pointer", "/x");
        ArrayNode messages = one.putArray("messages");
        messages.addObject().put("direction", "sent").put("text", BAD);
        messages.addObject()
                .put("direction", "received")
                .put("text", Json.write(Json.object().put("x", BAD)));
        return one;
    }

    private void write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
