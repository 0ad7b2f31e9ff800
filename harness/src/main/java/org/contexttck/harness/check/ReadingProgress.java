package org.contexttck.harness.check;

import java.io.PrintWriter;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.LongAdder;
import org.contexttck.harness.run.report.Console;
import org.contexttck.harness.run.report.ReportOutput;
import org.contexttck.harness.trace.ReadListener;
import org.contexttck.harness.trace.TraceSource;

/** Tells a person at a terminal how far the reading has come, and how fast it is; silent anywhere else. */
final class ReadingProgress implements ReadListener, AutoCloseable {

    private static final long EVERY_NANOS = 200_000_000L;
    private static final double SECOND = 1e9;

    private final PrintWriter out;
    private final Console console;
    private final OptionalLong all;
    private final LongAdder done = new LongAdder();
    private final long started = System.nanoTime();
    private long told = started;

    ReadingProgress(ReportOutput output, List<TraceSource> recordings) {
        this.out = output.progress();
        this.console = output.console();
        this.all = recordings.stream().allMatch(one -> one.size().isPresent())
                ? OptionalLong.of(recordings.stream()
                        .mapToLong(one -> one.size().getAsLong())
                        .sum())
                : OptionalLong.empty();
    }

    @Override
    public void read(long bytes) {
        done.add(bytes);
        if (console.watched()) {
            tell(System.nanoTime());
        }
    }

    private synchronized void tell(long now) {
        if (now - told >= EVERY_NANOS) {
            told = now;
            out.print("\r\u001b[K" + line(done.sum(), all, now - started));
            out.flush();
        }
    }

    /** Such as {@code 312.0 MB of 1.0 GB read, 85.2 MB/s}. */
    static String line(long done, OptionalLong all, long nanos) {
        String of = all.isPresent() ? " of " + size(all.getAsLong()) : "";
        return size(done) + of + " read, " + size(Math.round(done / (nanos / SECOND))) + "/s";
    }

    private static String size(long bytes) {
        double size = bytes;
        String unit = "B";
        for (String next : List.of("kB", "MB", "GB", "TB")) {
            if (size < 1000) {
                break;
            }
            size /= 1000;
            unit = next;
        }
        return unit.equals("B") ? bytes + " B" : String.format(java.util.Locale.ROOT, "%.1f %s", size, unit);
    }

    /** Takes the line away. */
    @Override
    public void close() {
        if (console.watched()) {
            out.print("\r\u001b[K");
            out.flush();
        }
    }
}
