package org.contexttck.harness.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.json.Difference;
import org.contexttck.json.JsonDiff;

/**
 * Whether a command says the same at any time: {@code Steadiness RUNS THREADS COMMAND…} executes it so many times on the machine as
 * it is and so many times beside processes that only burn processor time. Exit codes and lines are compared, lines in any order and
 * without times, and {@code report.json} in the folder that {@code --out} names. CONTRIBUTING says how to start it.
 */
public final class Steadiness {

    private static final double SECOND = 1e9;
    private static final int SHOWN = 10;

    private Steadiness() {}

    /** Exit code 1 if any execution said something else than the first. */
    public static void main(String[] arguments) throws Exception {
        int runs = Integer.parseInt(arguments[0]);
        int threads = Integer.parseInt(arguments[1]);
        List<String> command = List.of(arguments).subList(2, arguments.length);
        Said first = execute("idle 1", command);
        boolean steady = true;
        for (int i = 2; i <= runs; i++) {
            steady &= same(first, execute("idle " + i, command));
        }
        List<Process> burning = new ArrayList<>();
        try {
            for (int i = 0; i < threads; i++) {
                burning.add(new ProcessBuilder("sh", "-c", "while :; do :; done").start());
            }
            for (int i = 1; i <= runs; i++) {
                steady &= same(first, execute("loaded " + i, command));
            }
        } finally {
            burning.forEach(Process::destroyForcibly);
        }
        System.out.println(steady ? "always the same" : "not always the same");
        System.exit(steady ? 0 : 1);
    }

    private record Said(int exitCode, List<String> lines, JsonNode report) {}

    private static Said execute(String name, List<String> command) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int exitCode = process.waitFor();
        System.out.printf("%-10s exit %d, %.1f s%n", name, exitCode, (System.nanoTime() - begin) / SECOND);
        return new Said(
                exitCode,
                out.lines()
                        .map(line -> line.replaceAll("[0-9]+([.:][0-9]+)* ?(ms|s|min)\\b", "")
                                .replaceAll(" +", " "))
                        .sorted()
                        .toList(),
                report(command));
    }

    private static JsonNode report(List<String> command) throws IOException {
        int out = command.indexOf("--out");
        Path folder = Path.of(out < 0 ? "" : command.get(out + 1));
        return out >= 0 && Files.exists(folder.resolve("report.json"))
                ? SteadyReport.of(folder)
                : MissingNode.getInstance();
    }

    private static boolean same(Said first, Said other) {
        List<String> differences = new ArrayList<>();
        if (first.exitCode != other.exitCode) {
            differences.add("exit code " + first.exitCode + ", now " + other.exitCode);
        }
        first.lines.stream().filter(line -> !other.lines.contains(line)).forEach(line -> differences.add("- " + line));
        other.lines.stream().filter(line -> !first.lines.contains(line)).forEach(line -> differences.add("+ " + line));
        JsonDiff.between(first.report, other.report).stream()
                .map(Difference::toString)
                .forEach(differences::add);
        differences.stream().limit(SHOWN).forEach(System.out::println);
        return differences.isEmpty();
    }
}
