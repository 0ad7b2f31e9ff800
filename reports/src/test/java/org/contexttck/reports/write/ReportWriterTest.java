package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contexttck.reports.Runs;
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
    }
}
