package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.reports.Runs;
import org.contexttck.reports.text.JsonText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportWriterTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"passing", "shortfalls", "unreachable", "hostile", "broken-off", "roles"})
    void writesEveryFormAndNothingElse(String run) throws IOException {
        Path dir = folder.resolve("a/b");

        ReportWriter.writeAll(dir, Runs.report(run));
        ReportWriter.writeAll(dir, Runs.report(run));

        try (var files = Files.list(dir)) {
            assertThat(files.map(f -> f.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(ReportWriter.FILES);
        }
        assertThat(ReportJson.read(Files.readString(dir.resolve("report.json"))))
                .isEqualTo(Runs.report(run));
    }

    @Test
    void aReportOfAnEarlierKitCanStillBeRead() {
        ObjectNode earlier = (ObjectNode) JsonText.read(ReportJson.write(Runs.report("passing")));
        earlier.remove(List.of("targets", "readings", "known", "measurements"));
        ((ObjectNode) earlier.get("target")).remove(List.of("role", "way"));

        assertThat(ReportJson.read(JsonText.compact(earlier))).isEqualTo(Runs.report("passing"));
    }
}
