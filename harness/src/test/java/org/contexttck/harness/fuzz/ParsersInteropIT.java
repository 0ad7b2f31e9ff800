package org.contexttck.harness.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every parser of the kit, fuzzed by Jazzer for {@code -Dcontexttck.fuzz.seconds} each. What is found is printed with its bytes in
 * Base64; it becomes a test of the parser.
 */
class ParsersInteropIT {

    private static final int SECONDS = Integer.getInteger("contexttck.fuzz.seconds", 5);
    private static final Pattern RUNS = Pattern.compile("Done (\\d+) runs");
    private static final long LARGEST_SEED = 2_000;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            classes = {
                ParserTargets.JsonText.class,
                ParserTargets.RecordingBytes.class,
                ParserTargets.ProfileText.class,
                ParserTargets.EventStream.class,
                ParserTargets.Frames.class,
                ParserTargets.Codes.class,
            })
    void nothingButWhatIsSaidIsThrown(Class<?> target) throws Exception {
        Fuzzed fuzzed = fuzz(target);

        assertThat(fuzzed.output()).doesNotContain("== Java Exception", "libFuzzer crashing input");
        assertThat(fuzzed.exitCode()).as(fuzzed.output()).isZero();
        assertThat(fuzzed.runs()).as(fuzzed.output()).isPositive();
    }

    /** That something is found at all. */
    @Test
    void whatThrowsIsFound() throws Exception {
        Fuzzed fuzzed = fuzz(Careless.class);

        assertThat(fuzzed.exitCode()).isNotZero();
        assertThat(fuzzed.output()).contains("NumberFormatException", "Base64: ");
    }

    /** Takes everything for a number. */
    public static final class Careless {

        private Careless() {}

        public static void fuzzerTestOneInput(byte[] input) {
            Integer.parseInt(new String(input, StandardCharsets.UTF_8));
        }
    }

    private record Fuzzed(int exitCode, String output) {

        int runs() {
            Matcher done = RUNS.matcher(output);
            return done.find() ? Integer.parseInt(done.group(1)) : 0;
        }
    }

    private Fuzzed fuzz(Class<?> target) throws IOException, InterruptedException {
        Path seeds = Files.createDirectories(folder.resolve("seeds"));
        for (Path seed : seeds(target)) {
            Files.copy(seed, seeds.resolve(seed.getFileName()));
        }
        Path output = folder.resolve("output.txt");
        Process jazzer = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx1g",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "com.code_intelligence.jazzer.Jazzer",
                        "--target_class=" + target.getName(),
                        "--instrumentation_includes=org.contexttck.**",
                        "--disabled_hooks=com.code_intelligence.jazzer.sanitizers.RegexInjection",
                        "-max_total_time=" + SECONDS,
                        "-rss_limit_mb=3000",
                        "-seed=1",
                        seeds.toString())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        return new Fuzzed(jazzer.waitFor(), Files.readString(output, StandardCharsets.ISO_8859_1));
    }

    /** Something to begin with, small enough to be changed often. */
    private static List<Path> seeds(Class<?> target) throws IOException {
        if (target == ParserTargets.ProfileText.class) {
            return List.of(Path.of("src/test/resources/org/contexttck/harness/profile/example.profile.yaml"));
        } else if (target == ParserTargets.RecordingBytes.class) {
            try (Stream<Path> files = Files.walk(Path.of("../features"))) {
                return files.filter(file -> file.toString().matches("(?!.*target).*/traces/[^/]+\\.jsonl"))
                        .filter(file -> file.toFile().length() < LARGEST_SEED)
                        .sorted()
                        .toList();
            }
        }
        return List.of();
    }
}
