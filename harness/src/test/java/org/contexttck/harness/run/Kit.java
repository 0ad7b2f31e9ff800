package org.contexttck.harness.run;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.cli.Main;

/** The kit as a user starts it, inside the test's JVM. */
public final class Kit {

    private final Path report;

    /** @param report folder for the report */
    public Kit(Path report) {
        this.report = report;
    }

    /** What one command left behind. */
    public record Outcome(int exitCode, String out, String err) {}

    /** Runs a target. @param words behind {@code run} */
    public Outcome run(String... words) {
        List<String> all = new ArrayList<>(List.of("run"));
        all.addAll(List.of(words));
        all.addAll(List.of("--out", report.toString()));
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.execute(new PrintWriter(out), new PrintWriter(err), all.toArray(String[]::new));
        return new Outcome(code, out.toString(), err.toString());
    }
}
