package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A secret that the server itself gives away is in no file of the report. */
class SecretsIT {

    private static final String SECRET = "tck-secret-7f3a91";

    @TempDir
    Path folder;

    @Test
    void areInNoFileOfTheReport() throws IOException {
        Path profile = folder.resolve("leaky.yaml");
        Files.writeString(profile, """
                implementation: {name: leaky}
                server:
                  stdio:
                    command: [sh, -c, 'echo "leaked $TOKEN"; echo "$TOKEN" >&2; exec cat']
                    env: {TOKEN: "${CONTEXT_TCK_TEST_SECRET}"}
                claims: {}
                """);
        Path report = folder.resolve("report");

        Kit.Outcome outcome = new Kit(report).run(profile.toString());

        assertThat(outcome.exitCode()).isEqualTo(3);
        assertThat(outcome.out()).doesNotContain(SECRET);
        try (Stream<Path> files = Files.walk(report)) {
            List<Path> all = files.filter(Files::isRegularFile).toList();
            assertThat(all).hasSizeGreaterThan(3);
            for (Path file : all) {
                assertThat(Files.readString(file)).as(file.toString()).doesNotContain(SECRET);
            }
        }
        assertThat(Files.readString(report.resolve("transcripts/server-1.jsonl")))
                .contains("leaked ***");
    }
}
