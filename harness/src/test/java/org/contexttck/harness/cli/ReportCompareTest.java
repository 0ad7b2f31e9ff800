package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two reports held against each other, as a user meets it. */
class ReportCompareTest {

    private static final Path RUNS = Path.of("..", "reports", "src", "test", "resources", "runs");

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void whatGotWorseEndsTheCommandWithOne() throws IOException {
        Path passing = report("passing");
        Path shortfalls = report("shortfalls");

        assertThat(compare(passing, shortfalls)).isEqualTo(1);
        assertThat(out.toString())
                .startsWith("older      ")
                .contains("\nworse  ")
                .endsWith(" got worse.\n");

        assertThat(compare(shortfalls, passing)).isZero();
        assertThat(out.toString()).contains("\nbetter  ").endsWith(" Nothing got worse.\n");
    }

    @Test
    void theFormsAreJsonAndMarkdown() throws IOException {
        Path passing = report("passing");
        Path shortfalls = report("shortfalls");

        assertThat(compare(passing, shortfalls, "--json")).isEqualTo(1);
        assertThat(Schemas.bundled().schema("kit/comparison.schema.json").validate(Json.parse(out.toString())))
                .isEmpty();
        assertThat(compare(passing, shortfalls, "--markdown")).isEqualTo(1);
        assertThat(out.toString()).startsWith("## context-tck: ").contains("\n### Worse: ");
        assertThat(compare(passing, shortfalls, "--markdown", "--json")).isEqualTo(2);
    }

    @Test
    void whatIsNoReportIsSaidInOneLine() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Path text = Files.writeString(folder.resolve("text.zip"), "text");
        Path broken = Files.createDirectory(folder.resolve("broken"));
        Files.writeString(broken.resolve("events.jsonl"), "{\"type\":\"run-finished\"}\n");

        refused(empty, empty + " is no report: it has no events.jsonl");
        refused(folder.resolve("nowhere"), folder.resolve("nowhere") + " is not there; name the folder of a report");
        refused(text, text + " is no zip file: ");
        refused(broken, broken + ": events.jsonl cannot be read: ");
    }

    private void refused(Path what, String problem) throws IOException {
        err.getBuffer().setLength(0);
        assertThat(compare(report("passing"), what)).isEqualTo(2);
        assertThat(err.toString())
                .startsWith("context-tck: report compare: " + problem)
                .hasLineCount(1);
    }

    private Path report(String run) throws IOException {
        Path report = Files.createDirectories(folder.resolve(run));
        Files.writeString(report.resolve("events.jsonl"), Files.readString(RUNS.resolve(run + ".jsonl")));
        return report;
    }

    private int compare(Path older, Path newer, String... words) {
        out.getBuffer().setLength(0);
        String[] all = new String[words.length + 4];
        System.arraycopy(new String[] {"report", "compare", older.toString(), newer.toString()}, 0, all, 0, 4);
        System.arraycopy(words, 0, all, 4, words.length);
        return Main.execute(new PrintWriter(out, true), new PrintWriter(err, true), all);
    }
}
