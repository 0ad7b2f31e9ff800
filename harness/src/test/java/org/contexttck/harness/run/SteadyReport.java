package org.contexttck.harness.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.contexttck.json.Json;

/**
 * What a report says but for times, transcripts, what programs complain of while they are ended, and how much was looked back at
 * over the whole run.
 */
final class SteadyReport {

    private static final Set<String> OWN =
            Set.of("started", "finished", "began", "durationMillis", "transcript", "java", "rerun", "stderr", "where");

    private SteadyReport() {}

    static JsonNode of(Path folder) throws IOException {
        JsonNode report = Json.parse(Files.readString(folder.resolve("report.json")));
        for (JsonNode requirement : report.path("requirements")) {
            boolean looksBack = false;
            for (JsonNode scenario : requirement.path("scenarios")) {
                if (scenario.path("kind").asText().equals("audit")) {
                    ((ObjectNode) scenario).remove("observations");
                    looksBack = true;
                }
            }
            if (looksBack) {
                ((ObjectNode) requirement).remove("observations");
            }
        }
        return strip(report);
    }

    private static JsonNode strip(JsonNode node) {
        if (node instanceof ObjectNode object) {
            object.remove(OWN);
        }
        node.forEach(SteadyReport::strip);
        return node;
    }
}
