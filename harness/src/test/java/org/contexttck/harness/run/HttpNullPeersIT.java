package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contexttck.harness.run.reference.ReferenceApp;
import org.contexttck.json.Json;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Peers that answer nothing useful over HTTP: everything claimed, nothing passed. */
class HttpNullPeersIT {

    private static final String ANNOUNCED = "listening on ";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"Http400", "ErrorsEverything", "Echoes", "NeverAnswers"})
    void passNothing(String peer) throws IOException {
        Process process =
                new ProcessBuilder(ReferenceApp.installed().command("null-peer", peer, "--http", "0")).start();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String line = lines.readLine();
            assertThat(line).startsWith(ANNOUNCED);
            Path profile = folder.resolve("peer.yaml");
            Files.writeString(profile, """
                    implementation: {name: %s}
                    server: {http: {url: "%s"}}
                    limits: {connect: 2s, answer: 1s}
                    claims: {transient-context: {}, context-pack: {}}
                    """.formatted(peer, line.substring(ANNOUNCED.length())));
            Path report = folder.resolve("report");

            Kit.Outcome outcome = new Kit(report).run(profile.toString());

            JsonNode totals =
                    Json.parse(Files.readString(report.resolve("report.json"))).path("totals");
            assertThat(outcome.exitCode()).as(outcome.out() + outcome.err()).isEqualTo(3);
            assertThat(totals.path("passed").intValue()).isZero();
            assertThat(totals.path("blocked").intValue()).isPositive();
            assertThat(totals.path("error").intValue()).isZero();
        } finally {
            process.destroyForcibly();
        }
    }
}
