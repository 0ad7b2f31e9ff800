package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.harness.cli.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two shards put together say what the undivided run says, but for times, transcripts and how much was looked back at. */
class ShardedReferenceIT {

    /** Of three roles; a client in five ways; requirements with one scenario, with several, and that only look back. */
    private static final String ONLY = "TC-S-01,TC-S-05,TC-S-06,TC-C-02,TC-X-01,W-S";

    @TempDir
    Path folder;

    @Test
    void equalsTheUndividedRun() throws IOException {
        assertThat(run("--out", folder + "/undivided")).isZero();
        assertThat(run("--out", folder + "/s1", "--shard", "1/2")).isZero();
        assertThat(run("--out", folder + "/s2", "--shard", "2/2")).isZero();
        assertThat(execute("report", "merge", folder + "/s1", folder + "/s2", "--out", folder + "/whole"))
                .isZero();

        JsonNode undivided = report("undivided");
        assertThat(report("whole").toPrettyString()).isEqualTo(undivided.toPrettyString());
        assertThat(undivided.path("requirements")).hasSizeGreaterThan(9);
        for (String shard : List.of("s1", "s2")) {
            assertThat(scenarios(report(shard)))
                    .isLessThan(scenarios(undivided))
                    .isPositive();
        }
        try (var transcripts = Files.list(folder.resolve("whole/transcripts"))) {
            assertThat(transcripts.map(file -> file.getFileName().toString()))
                    .contains("1-server-1.jsonl", "2-server-1.jsonl");
        }
    }

    private static int scenarios(JsonNode report) {
        int count = 0;
        for (JsonNode requirement : report.path("requirements")) {
            count += requirement.path("scenarios").size();
        }
        return count;
    }

    private JsonNode report(String name) throws IOException {
        return SteadyReport.of(folder.resolve(name));
    }

    private static int run(String... words) {
        String[] all = new String[words.length + 4];
        all[0] = "run";
        all[1] = "--reference";
        all[2] = "--only";
        all[3] = ONLY;
        System.arraycopy(words, 0, all, 4, words.length);
        return execute(all);
    }

    private static int execute(String... words) {
        StringWriter out = new StringWriter();
        return Main.execute(new PrintWriter(out), new PrintWriter(out), words);
    }
}
