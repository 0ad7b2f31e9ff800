package org.contexttck.reference.contextsaving;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What the command of the command tools writes: first all of its stderr, then its stdout. */
public enum Noise {
    /** Little on both. */
    QUIET(0, false, 0),
    /** 262,200 bytes of stderr. */
    NOISY(2_622, false, 0),
    /** 8.5 MB of stderr. */
    FLOOD(85_000, false, 0),
    /** 200,000 bytes of stderr, and behind them the marker. */
    MARKER(2_000, true, 0),
    /** As much stderr as is let pass, to the byte. */
    EXACT(1_000, false, 0),
    /** 200,000 bytes of stderr and 5,000 lines of stdout. */
    BOTH(2_000, false, 5_000),
    /** 5,000 lines of stdout. */
    LINES(0, false, 5_000),
    /** As much stderr as noisy, and then it fails. */
    FAILING(2_622, false, 0);

    /** What stands in stderr if the command could log in. */
    public static final String MARKER_TEXT = "[authenticated] as build-bot";

    private static final int LINE = 100;

    private final int stderrLines;
    private final boolean marker;
    private final int stdoutLines;

    Noise(int stderrLines, boolean marker, int stdoutLines) {
        this.stderrLines = stderrLines;
        this.marker = marker;
        this.stdoutLines = stdoutLines;
    }

    /** Their names, as tools take them. */
    public static List<String> names() {
        return Arrays.stream(values()).map(Noise::toString).toList();
    }

    /**
     * The one with this name.
     *
     * @param name one of {@link #names()}
     */
    public static Noise named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Writes what goes to stderr: lines of 100 bytes, or else one short line. */
    public void stderr(OutputStream out) throws IOException {
        if (stderrLines == 0) {
            out.write("warning: the cache is cold\n".getBytes(StandardCharsets.UTF_8));
        }
        for (int i = 1; i <= stderrLines; i++) {
            String line = "evaluating package " + i + " of " + stderrLines + " ";
            out.write((line + ".".repeat(LINE - 1 - line.length()) + "\n").getBytes(StandardCharsets.UTF_8));
        }
        if (marker) {
            out.write((MARKER_TEXT + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Writes what goes to stdout. */
    public void stdout(OutputStream out) throws IOException {
        for (int i = 1; i <= stdoutLines; i++) {
            out.write(("check " + i + ": passed\n").getBytes(StandardCharsets.UTF_8));
        }
        if (stdoutLines == 0) {
            out.write("ok\n".getBytes(StandardCharsets.UTF_8));
        }
    }

    /** The same as a shell script, which starts in a hundredth of the time of a Java program. */
    String script() {
        String err = stderrLines == 0
                ? "echo 'warning: the cache is cold'"
                : "awk -v n=" + stderrLines + " 'BEGIN { dots = \"" + ".".repeat(LINE)
                        + "\"; for (i = 1; i <= n; i++) {"
                        + " l = \"evaluating package \" i \" of \" n \" \";"
                        + " print l substr(dots, 1, " + (LINE - 1) + " - length(l)) } }'";
        String mark = marker ? "; echo '" + MARKER_TEXT + "'" : "";
        String out = stdoutLines == 0
                ? "echo ok"
                : "awk 'BEGIN { for (i = 1; i <= " + stdoutLines + "; i++) print \"check \" i \": passed\" }'";
        return "{ " + err + mark + "; } >&2; " + out + "; exit " + exitCode();
    }

    private int exitCode() {
        return this == FAILING ? 1 : 0;
    }

    /**
     * The command itself.
     *
     * @param arguments the name of a noise
     */
    public static void main(String[] arguments) throws IOException {
        Noise noise = named(arguments[0]);
        try (OutputStream err = new BufferedOutputStream(new FileOutputStream(FileDescriptor.err));
                OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out))) {
            noise.stderr(err);
            err.flush();
            noise.stdout(out);
        }
        System.exit(noise.exitCode());
    }
}
