package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.run.reference.ReferenceApp;
import org.contexttck.harness.wire.InProcessPeer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine.Model.OptionSpec;

/** {@code context-tck serve} in a process of its own, since the references that it starts take over its streams. */
class ServeCommandIT {

    private static final Path HOME = Path.of(System.getProperty("contexttck.home"));

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(names = {"client", "driver", "page", "gateway", "participant"})
    void aReferenceKnowsTheOptionsThatItsHelpTells(ServedReference what) throws Exception {
        for (OptionSpec option : what.help().options()) {
            if (option.longestName().equals("--broken")) {
                continue;
            }
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            ReferenceApp.installed()
                    .embedded()
                    .peer(List.of(what.name(), option.longestName()))
                    .serve(new InProcessPeer.Connection(
                            InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, Map.of()));

            assertThat(err.toString(StandardCharsets.UTF_8))
                    .as(option.longestName())
                    .doesNotContain("unknown");
        }
    }

    @ParameterizedTest
    @CsvSource({"gateway", "page"})
    void whatServesOthersSaysThatItEndedBecauseItsInputDid(String what) throws Exception {
        Process process = start(List.of("serve", what));
        process.getOutputStream().close();

        assertThat(errors(process))
                .containsExactly("context-tck: " + what + " ended, because its input did; where there is no terminal,"
                        + " keep it open: tail -f /dev/null | context-tck serve " + what);
        assertThat(process.waitFor()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"gateway, --port", "page, --port", "server, --http", "fixture, --http"})
    void aPortThatIsTakenIsNamed(String what, String option) throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Process process = start(List.of("serve", what, option, String.valueOf(taken.getLocalPort())));

            assertThat(errors(process).get(0))
                    .endsWith("port " + taken.getLocalPort()
                            + " is taken by another program; name another, or 0 for any that is free");
            assertThat(process.waitFor()).isEqualTo(2);
        }
    }

    @Test
    void whatIsStoredIsInTheFileThatIsNamed() throws Exception {
        Path database = folder.resolve("kept.db");
        Process process = start(List.of("serve", "server", "--database", database.toString()));
        try (BufferedReader answers = process.inputReader(StandardCharsets.UTF_8);
                OutputStream requests = process.getOutputStream()) {
            ask(requests, answers, """
                    {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25",\
                    "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}""");
            requests.write("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n"
                    .getBytes(StandardCharsets.UTF_8));
            assertThat(ask(requests, answers, """
                            {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"store_analysis_memory",\
                            "arguments":{"finding":"a finding of mine"}}}""")).contains("\"consumed\":true");
        }
        assertThat(process.waitFor()).isZero();

        assertThat(Files.readString(database, StandardCharsets.ISO_8859_1)).contains("a finding of mine");
    }

    private static String ask(OutputStream requests, BufferedReader answers, String request) throws IOException {
        requests.write((request + "\n").getBytes(StandardCharsets.UTF_8));
        requests.flush();
        return answers.readLine();
    }

    private static List<String> errors(Process process) throws IOException {
        try (BufferedReader lines = process.errorReader(StandardCharsets.UTF_8)) {
            return lines.lines().toList();
        }
    }

    private Process start(List<String> words) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dcontexttck.home=" + HOME,
                "-Dcontexttck.cds=" + folder.resolve("cds"),
                "-cp",
                HOME.resolve("lib") + "/*",
                Main.class.getName()));
        command.addAll(words);
        return new ProcessBuilder(command).directory(folder.toFile()).start();
    }
}
