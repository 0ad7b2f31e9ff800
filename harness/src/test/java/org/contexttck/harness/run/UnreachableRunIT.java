package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Targets that cannot be reached: blocked, exit 3, one line that says why. */
class UnreachableRunIT {

    @TempDir
    Path report;

    @Test
    void commandThatEndsAtOnce() throws IOException {
        Kit.Outcome outcome = new Kit(report).run("--stdio", "true");

        assertThat(outcome.exitCode()).isEqualTo(3);
        assertThat(outcome.out()).containsOnlyOnce("blocked: exited with code 0 before answering initialize");
        assertThat(Json.parse(Files.readString(report.resolve("report.json")))
                        .path("totals")
                        .path("passed")
                        .intValue())
                .isZero();
    }

    @Test
    void commandThatDoesNotExist() {
        Kit.Outcome outcome = new Kit(report).run("--stdio", "context-tck-no-such-program");

        assertThat(outcome.exitCode()).isEqualTo(3);
        assertThat(outcome.out()).contains("context-tck-no-such-program").doesNotContain("Exception");
    }

    @Test
    void portThatNobodyListensOn() {
        Kit.Outcome outcome = new Kit(report).run("--url", "http://127.0.0.1:9/mcp");

        assertThat(outcome.exitCode()).isEqualTo(3);
        assertThat(outcome.out()).contains("127.0.0.1:9").doesNotContain("Exception");
    }
}
