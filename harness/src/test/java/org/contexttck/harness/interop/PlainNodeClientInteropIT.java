package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.contexttck.harness.cli.Main;
import org.contexttck.harness.run.Kit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A client in plain JavaScript, without any SDK and not by the kit's own reference; and the same with one fault at a time. */
class PlainNodeClientInteropIT {

    private static final String PASSED = "passed";
    private static final String FAILED = "failed";
    private static final List<String> WAYS = List.of("model-openai", "model-openai-stream", "driver");

    @ParameterizedTest
    @CsvSource({"client-plain-node, TC-C-21, TC-C-20", "client-plain-node-unscoped, TC-C-20, TC-C-21"})
    void plainClientConformsInEveryRowAndEveryWay(String profile, String claimed, String other) {
        ClientRun run = ClientRun.of(profile);

        assertThat(run.outcome().exitCode()).as(run.outcome().out()).isZero();
        assertThat(run.ways()).isEqualTo(WAYS);
        assertThat(run.claimed()).containsOnlyKeys(PASSED);
        assertThat(run.claimed().get(PASSED))
                .hasSize(32)
                .contains(claimed, "W-C-01")
                .doesNotContain(other);
    }

    @Test
    void shortClientConformsInEachRowThatItClaims() {
        ClientRun run = ClientRun.of("client-small-node");

        assertThat(run.outcome().exitCode()).as(run.outcome().out()).isZero();
        assertThat(run.ways()).containsExactly("model-openai");
        assertThat(run.claimed()).isEqualTo(Map.of(PASSED, rows()));
        assertThat(run.outcome().out()).contains("small-node-client 1.0.0 conforms (transient-context): 26 passed.");
    }

    /** All that a client without options is asked for, if it is a model that observes it. */
    private static List<String> rows() {
        IntPredicate optional = row -> row == 19 || row == 20;
        IntPredicate observed = row -> row <= 24 || row >= 30;
        return Stream.concat(
                        IntStream.rangeClosed(1, 32)
                                .filter(observed.and(optional.negate()))
                                .mapToObj("TC-C-%02d"::formatted),
                        Stream.of("W-C-01"))
                .toList();
    }

    @Test
    void shortClientIsShortAndStandsAlone() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("src", "interop", "node", "clients", "small-client.mjs"));

        assertThat(lines)
                .hasSizeLessThanOrEqualTo(150)
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(120));
        assertThat(lines.stream().filter(line -> line.contains("import")))
                .isNotEmpty()
                .allMatch(line -> line.endsWith(" from 'node:readline';"));
    }

    @ParameterizedTest
    @CsvSource({
        "newest-first, TC-C-06 TC-C-09 TC-C-10 TC-C-13 TC-C-17 TC-C-18 TC-C-28, TC-C-06,"
                + " 'after c1, shows it in full, must show its summary; instead search_records t3 shows its summary'",
        "truthy, TC-C-01 TC-C-12, TC-C-12, 'after x1, shows its summary, must show it in full'",
        "keeps-structured, TC-C-03 TC-C-25, TC-C-03,"
                + " 'after c1, still holds its structured copy, must hold nothing of the full result'"
    })
    void faultIsNamedByItsRequirementInEveryWay(String fault, String failed, String requirement, String headline) {
        ClientRun run = ClientRun.of("client-plain-node-" + fault, "--explore", "0");

        assertThat(run.outcome().exitCode()).as(run.outcome().out()).isEqualTo(1);
        assertThat(run.ways()).isEqualTo(WAYS);
        assertThat(run.claimed()).containsOnlyKeys(FAILED, PASSED).containsEntry(FAILED, List.of(failed.split(" ")));
        assertThat(run.broken(requirement))
                .containsOnlyKeys(WAYS)
                .allSatisfy(
                        (way, reasons) -> assertThat(reasons).as(way).anyMatch(reason -> reason.contains(headline)));
    }

    /** Its driver alone, recorded as a process with two conversations at a time, and played one after another. */
    @ParameterizedTest
    @CsvSource({"'', conforms", "keeps-structured, does not conform"})
    void itsDriverIsSeenAgain(String fault, String verdict, @TempDir Path folder, @TempDir Path report)
            throws IOException {
        Path profile = Files.writeString(folder.resolve("driver.yaml"), """
                driver:
                  command: [node, node/clients/plain-driver.mjs]
                  directory: %s
                  env: {FAULT: "%s"}
                claims: {transient-context: {client: {resume: true, display: true}}}
                """.formatted(
                        Path.of("src", "interop").toAbsolutePath(), fault));
        Kit.Outcome outcome = new Kit(report).run(profile.toString(), "--jobs", "2");
        StringWriter out = new StringWriter();
        int code = Main.execute(new PrintWriter(out), new PrintWriter(out), "report", "verify", report.toString());

        assertThat(outcome.out()).contains(verdict);
        assertThat(out.toString()).endsWith("This report is what its transcripts give.\n");
        assertThat(code).isZero();
    }
}
