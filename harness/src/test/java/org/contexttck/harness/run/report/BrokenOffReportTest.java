package org.contexttck.harness.run.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Kit;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.RunStarted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody has who pressed Ctrl-C. */
class BrokenOffReportTest {

    @TempDir
    Path folder;

    private final StringWriter err = new StringWriter();
    private final List<Event> events = Collections.synchronizedList(new ArrayList<>());

    @Test
    void isAReportOfWhatWasFoundUntilThen() throws Exception {
        try (BrokenOffReport report = report()) {
            events.add(new RunStarted(
                    RunStarted.FORMAT,
                    Instant.EPOCH,
                    new Kit("context-tck", "1", "17", "os"),
                    new Product("orders", "1.2"),
                    "server",
                    List.of(),
                    "",
                    "c",
                    "p",
                    "context-tck run",
                    "",
                    0));
            report.write();
        }

        assertThat(Files.readString(folder.resolve("report.json"))).contains("broken off before it came to a verdict");
        assertThat(err.toString())
                .isEqualTo(
                        "context-tck: broken off; what was found until then: " + folder.resolve("index.html") + "\n");
    }

    @Test
    void isNothingBeforeTheRunHasBegun() {
        try (BrokenOffReport report = report()) {
            report.write();
        }

        assertThat(folder).isEmptyDirectory();
        assertThat(err.toString()).isEmpty();
    }

    private BrokenOffReport report() {
        PrintWriter to = new PrintWriter(err);
        Console console = new Console(false, false, 80);
        return new BrokenOffReport(
                folder,
                events,
                new Progress(to, console, System::nanoTime),
                new ReportOutput(to, to, console, ReportOutput.Form.TABLE));
    }
}
