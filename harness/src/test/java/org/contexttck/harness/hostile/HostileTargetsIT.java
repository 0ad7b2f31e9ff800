package org.contexttck.harness.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.json.Json;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a target does: the run ends, says what happened, keeps what it saw, leaves no process behind and needs little memory. */
class HostileTargetsIT {

    @TempDir
    private static Path folder;

    private static HostileKit kit;
    private static int kits;

    @BeforeAll
    static void start() throws IOException {
        kit = new HostileKit(folder.resolve("kit-" + ++kits));
    }

    @AfterAll
    static void end() throws Exception {
        kit.close();
    }

    static List<HostileKind> kinds() {
        List<HostileKind> kinds = Boolean.getBoolean("contexttck.longer") ? HostileKinds.all() : HostileKinds.often();
        String some = System.getProperty("contexttck.hostile.kind", "");
        return kinds.stream().filter(kind -> kind.name().contains(some)).toList();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void costsNoMoreThanItsOwnScenarios(HostileKind kind) throws Exception {
        if (!kit.alive()) {
            start(); // one kind costs none of the others
        }
        HostileKit.Outcome came = kit.run(kind);

        String out = came.told().path("out").textValue();
        assertThat(came.told().path("exit").intValue()).as(out).isEqualTo(kind.exit());
        assertThat((came.told().path("err").textValue() + came.stderr()).lines())
                .as("beside how far it has come")
                .allMatch(line -> line.matches("\\d+/\\d+  .*"));
        assertThat(came.living()).as("processes that are left").isEmpty();
        assertThat(out).doesNotContain("Exception", "\tat ").matches("[^\\p{Cntrl}&&[^\\n]]*");
        JsonNode report = Json.parse(Files.readString(came.report().resolve("report.json")));
        assertThat(report.path("requirements"))
                .isNotEmpty()
                .allSatisfy(one -> assertThat(one.path("verdict").textValue())
                        .as(one.path("id").textValue())
                        .isNotEqualTo("error"));
        List<String> events = Files.readAllLines(came.report().resolve("events.jsonl"));
        assertThat(events.get(events.size() - 1)).contains("\"type\":\"run-finished\"");
        assertThat(String.join("\n", events)).contains(kind.said());
        assertThat(transcripts(came.report()))
                .isNotEmpty()
                .allSatisfy(
                        line -> assertThat(Json.parse(line).path("direction").textValue())
                                .isNotEmpty());
    }

    private static List<String> transcripts(Path report) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(report.resolve("transcripts"))) {
            for (Path file :
                    files.filter(it -> it.toString().endsWith(".jsonl")).toList()) {
                List<String> all = Files.readAllLines(file);
                lines.addAll(all.subList(0, Math.min(all.size(), 100)));
                lines.addAll(all.subList(Math.max(0, all.size() - 100), all.size()));
            }
        }
        return lines;
    }
}
