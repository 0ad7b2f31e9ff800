package org.contexttck.harness.run.report;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.contexttck.harness.run.RunListener;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventSink;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;

/** Shows how far a run has come: one line that changes at a terminal, a line every half minute anywhere else. */
final class Progress implements RunListener, EventSink, AutoCloseable {

    private static final long SECOND = 1_000_000_000L;
    private static final long EVERY = 30 * SECOND;
    private static final int FEW = 5;

    private final PrintWriter err;
    private final Console console;
    private final LongSupplier nanos;
    private final long started;
    private final Map<String, Integer> expected = new LinkedHashMap<>();
    private final Map<String, Integer> done = new LinkedHashMap<>();
    private long told;
    private String role = "";
    private String scenario = "";
    private int broken;
    private boolean ended;
    private Runnable stop = () -> {};

    /** @param nanos a clock, in nanoseconds */
    Progress(PrintWriter err, Console console, LongSupplier nanos) {
        this.err = err;
        this.console = console;
        this.nanos = nanos;
        this.started = nanos.getAsLong();
        this.told = started;
    }

    /** Shows it until it is closed, and goes on counting seconds where nothing else happens. */
    static Progress on(PrintWriter err, Console console) {
        Progress progress = new Progress(err, console, System::nanoTime);
        ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "progress");
            thread.setDaemon(true);
            return thread;
        });
        clock.scheduleAtFixedRate(progress::tick, 1, 1, TimeUnit.SECONDS);
        progress.stop = clock::shutdownNow;
        return progress;
    }

    /** Something begins that is no scenario. */
    void begins(String what) {
        starts("", what);
    }

    @Override
    public synchronized void starts(String ofRole, String name) {
        role = ofRole;
        scenario = name;
        if (console.watched()) {
            show();
        }
    }

    /** Where a role has ended early, what it was expected to have is no longer to come. */
    @Override
    public synchronized void expects(String ofRole, int scenarios) {
        done.keySet().stream().filter(one -> !one.equals(ofRole)).forEach(one -> expected.put(one, done.get(one)));
        expected.put(ofRole, scenarios);
    }

    @Override
    public synchronized void accept(Event event) {
        if (event instanceof ScenarioFinished finished && finished.kind() == ScenarioKind.SCENARIO) {
            done.merge(role, 1, Integer::sum);
            broken += finished.outcome() == Outcome.HELD || finished.outcome() == Outcome.SKIPPED ? 0 : 1;
        }
    }

    /** Time has gone by. */
    synchronized void tick() {
        if (console.watched()) {
            show();
        } else if (nanos.getAsLong() - told >= EVERY && !ended) {
            told = nanos.getAsLong();
            err.println(line(0));
            err.flush();
        }
    }

    /** Prints something else while the line is away. */
    synchronized void beside(Runnable print) {
        clear();
        print.run();
    }

    /** Takes the line away for good. */
    @Override
    public synchronized void close() {
        stop.run();
        clear();
        ended = true;
    }

    private void clear() {
        if (console.watched() && !ended) {
            err.print("\r\u001b[K");
            err.flush();
        }
    }

    private void show() {
        if (!ended) {
            int room = Math.max(10, console.width() - 1);
            String line = line(console.width() / FEW);
            err.print("\r\u001b[K" + (line.length() > room ? line.substring(0, room) : line));
            err.flush();
        }
    }

    /** @param bar characters that a bar may take; none if there are none */
    private String line(int bar) {
        int count = done.values().stream().mapToInt(Integer::intValue).sum();
        int all = Math.max(
                count, expected.values().stream().mapToInt(Integer::intValue).sum());
        long elapsed = nanos.getAsLong() - started;
        if (all == 0) {
            return clock(elapsed) + "  " + scenario;
        }
        String left = count < FEW || count == all ? "" : ", about " + clock(elapsed / count * (all - count)) + " left";
        return (bar == 0 ? "" : bar(count, all, bar) + " ") + count + "/" + all + (role.isEmpty() ? "" : "  " + role)
                + "  " + clock(elapsed) + left + (broken > 0 ? "  " + broken + " not as they should be" : "") + "  "
                + scenario;
    }

    private static String bar(int count, int all, int length) {
        int full = (int) ((long) count * length / all);
        return "[" + "#".repeat(full) + "-".repeat(length - full) + "]";
    }

    /** Minutes and seconds, such as {@code 0:42}. */
    private static String clock(long time) {
        long seconds = time / SECOND;
        return seconds / 60 + ":" + (seconds % 60 < 10 ? "0" : "") + seconds % 60;
    }
}
