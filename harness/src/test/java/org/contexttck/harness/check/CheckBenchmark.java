package org.contexttck.harness.check;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.trace.ReadListener;
import org.contexttck.harness.trace.TraceSource;

/**
 * How fast recordings are judged. Compare what one run prints; numbers of different runs differ by what else the machine does.
 *
 * <ul>
 *   <li>{@code CheckBenchmark MEGABYTES [THREADS [ROUNDS]]}: beside a bare parse of the same lines with Jackson, and with several
 *       threads; the last round counts, those before it warm up
 *   <li>{@code CheckBenchmark lines MOST}: what a line costs, from 1,000 lines to so many
 *   <li>{@code CheckBenchmark session MOST}: what a line costs where all are of one session
 * </ul>
 */
public final class CheckBenchmark {

    private static final int SESSIONS = 100;
    private static final int RECORDS = 8;
    private static final int FEW_RECORDS = 5;
    private static final long FEWEST = 1_000;
    private static final long ENOUGH = 200_000;
    private static final double MEGA = 1e6;
    private static final double NANOS = 1e9;

    private CheckBenchmark() {}

    /** Writes a file below the folder for temporary files, reads it, and takes it away. */
    public static void main(String[] arguments) throws Exception {
        Path file = Files.createTempFile("context-tck-bench", ".jsonl");
        try {
            switch (arguments[0]) {
                case "lines" -> growing(file, Long.parseLong(arguments[1]), SESSIONS);
                case "session" -> growing(file, Long.parseLong(arguments[1]), 1);
                default ->
                    throughput(
                            file,
                            Long.parseLong(arguments[0]),
                            arguments.length > 1 ? Integer.parseInt(arguments[1]) : 2,
                            arguments.length > 2 ? Integer.parseInt(arguments[2]) : 2);
            }
        } finally {
            Files.delete(file);
        }
    }

    private static void throughput(Path file, long megabytes, int threads, int rounds) throws Exception {
        long lines = new BenchmarkRecording(SESSIONS, RECORDS).write(file, megabytes * 1_000_000, Long.MAX_VALUE);
        System.out.printf("%,d bytes, %,d lines, %d sessions%n", Files.size(file), lines, SESSIONS);
        for (int round = 1; round <= rounds; round++) {
            double bare = parse(file);
            double judged = alone(file);
            double one = check(file, 1);
            double several = check(file, threads);
            System.out.printf(
                    "round %d: Jackson %.1f MB a processor second, check %.1f, %.2f of it; check with 1 thread %.1f MB/s,"
                            + " with %d threads %.1f MB/s, %.2f times that; heap of at most %.0f MB%n",
                    round,
                    bare,
                    judged,
                    judged / bare,
                    one,
                    threads,
                    several,
                    several / one,
                    Runtime.getRuntime().maxMemory() / MEGA);
        }
    }

    /** Small files are read again and again, so that what is measured is not the start of the machine. */
    private static void growing(Path file, long most, int sessions) throws Exception {
        for (long lines = FEWEST; lines <= most; lines *= 10) {
            long written = new BenchmarkRecording(sessions, FEW_RECORDS).write(file, Long.MAX_VALUE, lines);
            long again = Math.max(1, ENOUGH / written);
            for (int warm = 0; lines == FEWEST && warm < again; warm++) {
                check(file, 1);
            }
            long started = processor();
            for (int i = 0; i < again; i++) {
                check(file, 1);
            }
            System.out.printf(
                    "%,12d lines, %,15d bytes, sessions: %d; %.2f microseconds of the processor a line%n",
                    written, Files.size(file), sessions, (processor() - started) / 1000.0 / again / written);
        }
    }

    /** Both are measured in processor time, so that others on the machine do not count. @return megabytes a second */
    private static double parse(Path file) throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        long started = processor();
        long members = 0;
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                members += mapper.readTree(line).size();
            }
        }
        if (members == 0) {
            throw new IllegalStateException("nothing was parsed");
        }
        return speed(file, processor() - started);
    }

    private static double alone(Path file) throws IOException, InterruptedException {
        long started = processor();
        check(file, 1);
        return speed(file, processor() - started);
    }

    private static double check(Path file, int threads) throws IOException, InterruptedException {
        long started = System.nanoTime();
        CheckTotals totals = new CheckRun(Checker.withoutProfile(), threads, ReadListener.NONE)
                .of(List.of(TraceSource.of(file, Optional.empty())));
        if (totals.of("W-S-01").orElseThrow().observations() == 0) {
            throw new IllegalStateException("nothing was judged");
        }
        return speed(file, System.nanoTime() - started);
    }

    private static long processor() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static double speed(Path file, long nanos) throws IOException {
        return Files.size(file) / MEGA / (nanos / NANOS);
    }
}
