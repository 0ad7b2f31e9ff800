package org.contexttck.harness.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** Schemas are there to judge: each judges some row, by itself or as a part of another. */
class JudgingSchemasTest {

    private static final Path SCHEMAS = Path.of("..", "schemas");

    /** What an author of a workflow writes down on the server: no message holds it. */
    private static final Set<String> ON_NO_WIRE = Set.of("transient-context/workflow-step.schema.json");

    @Test
    void eachSchemaOfAProtocolJudgesSomething() throws IOException {
        Set<String> judging = new TreeSet<>();
        for (String path : JudgingSchemas.all().keySet()) {
            addWithWhatItRefersTo(path.replaceFirst("#.*", ""), judging);
        }

        Set<String> there = new TreeSet<>();
        for (String protocol : List.of("transient-context", "context-saving", "context-pack", "sub-context")) {
            try (Stream<Path> files = Files.list(SCHEMAS.resolve(protocol))) {
                files.map(file -> protocol + "/" + file.getFileName())
                        .filter(path -> path.endsWith(".schema.json"))
                        .forEach(there::add);
            }
        }
        there.removeAll(ON_NO_WIRE);
        assertThat(judging).isEqualTo(there);
    }

    @Test
    void whatASchemaJudgesIsARowThatAMonitorJudges() {
        JudgingSchemas.all().forEach((path, rows) -> {
            assertThat(Schemas.bundled().schema(path)).isNotNull();
            assertThat(Monitors.requirements()).as(path).containsAll(rows);
            assertThat(rows).allMatch(id -> Catalogue.bundled().requirement(id).isPresent());
        });
    }

    private static void addWithWhatItRefersTo(String path, Set<String> all) throws IOException {
        if (all.add(path)) {
            JsonNode schema = Json.parse(Files.readString(SCHEMAS.resolve(path)));
            for (String ref : schema.findValuesAsText("$ref")) {
                if (!ref.startsWith("#")) {
                    addWithWhatItRefersTo(path.replaceFirst("[^/]*$", "") + ref.replaceFirst("#.*", ""), all);
                }
            }
        }
    }
}
