package org.contexttck.harness.check;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.trace.ReadListener;
import org.contexttck.harness.trace.TraceSource;

/**
 * How fast recordings are judged, beside a bare parse of the same lines with Jackson: {@code CheckBenchmark MEGABYTES [THREADS
 * [ROUNDS]]}. Compare the ratios of one run; the last round counts, those before it warm up. CONTRIBUTING says how to start it.
 */
public final class CheckBenchmark {

    private static final int SESSIONS = 100;
    private static final int RECORDS = 8;
    private static final double MEGA = 1e6;
    private static final double NANOS = 1e9;

    private CheckBenchmark() {}

    /** Writes a file of that size below the folder for temporary files, reads it, and takes it away. */
    public static void main(String[] arguments) throws Exception {
        long megabytes = Long.parseLong(arguments[0]);
        int threads = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 2;
        int rounds = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 2;
        Path file = Files.createTempFile("context-tck-bench", ".jsonl");
        try {
            long lines = write(file, megabytes * 1_000_000);
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
        } finally {
            Files.delete(file);
        }
    }

    private static long write(Path file, long bytes) throws IOException {
        long written = 0;
        long lines = 0;
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int id = 1; written < bytes; id++) {
                for (int session = 0; session < SESSIONS && written < bytes; session++) {
                    String begin = "{\"session\":\"s" + session + "\",\"direction\":\"";
                    String call =
                            begin + "client-to-server\",\"message\":" + (id == 1 ? initialize() : call(id)) + "}\n";
                    String answer =
                            begin + "server-to-client\",\"message\":" + (id == 1 ? initialized() : page(id)) + "}\n";
                    out.write(call);
                    out.write(answer);
                    written += call.length() + answer.length();
                    lines += 2;
                }
            }
        }
        return lines;
    }

    private static String initialize() {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\","
                + "\"capabilities\":{},\"clientInfo\":{\"name\":\"host\",\"version\":\"1.0.0\"}}}";
    }

    private static String initialized() {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},"
                + "\"serverInfo\":{\"name\":\"orders\",\"version\":\"1.0.0\"}}}";
    }

    private static String call(int id) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id
                + ",\"method\":\"tools/call\",\"params\":{\"name\":\"search_records\","
                + "\"arguments\":{\"query\":\"Fridays\",\"page\":" + id + "}}}";
    }

    private static String page(int id) {
        StringBuilder records = new StringBuilder();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < RECORDS; i++) {
            String title = "Review the landing page " + (id * RECORDS + i);
            records.append(i == 0 ? "" : ",")
                    .append("{\"id\":")
                    .append(id * RECORDS + i)
                    .append(",\"title\":\"")
                    .append(title)
                    .append("\",\"category\":\"Operations\",\"minutes\":35}");
            text.append(title).append(", Operations, 35 minutes\\n");
        }
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"" + text
                + "\"}],\"structuredContent\":{\"records\":[" + records + "],\"page\":" + id
                + "},\"_meta\":{\"context\":{\"lifecycle\":\"transient\",\"summary\":\"" + RECORDS + " records (page "
                + id + ")\"}}}}";
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
