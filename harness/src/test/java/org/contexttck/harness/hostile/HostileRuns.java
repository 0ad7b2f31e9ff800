package org.contexttck.harness.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.cli.Main;
import org.contexttck.json.Json;

/** The kit in a small JVM of its own: a line of arguments in, a line with what came of them out, again and again. */
public final class HostileRuns {

    private HostileRuns() {}

    /** Runs until its standard input ends. */
    public static void main(String[] none) throws Exception {
        PrintStream answers = System.out;
        System.setOut(System.err);
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            List<String> words = new ArrayList<>();
            for (JsonNode word : Json.parse(line)) {
                words.add(word.textValue());
            }
            answers.write((outcome(words.toArray(String[]::new)) + "\n").getBytes(StandardCharsets.UTF_8));
            answers.flush();
        }
    }

    private static String outcome(String[] words) {
        List<MemoryPoolMXBean> heap = ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .toList();
        heap.forEach(MemoryPoolMXBean::resetPeakUsage);
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        long start = System.nanoTime();
        int code = Main.execute(new PrintWriter(out), new PrintWriter(err), words);
        long peak =
                heap.stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
        return Json.write(Json.object()
                .put("exit", code)
                .put("out", out.toString())
                .put("err", err.toString())
                .put("peak", peak)
                .put("millis", (System.nanoTime() - start) / 1_000_000)
                .put("left", ProcessHandle.current().descendants().count()));
    }
}
