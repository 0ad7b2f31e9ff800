package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Exit codes and files of {@code doctor} and {@code init}. */
@DisabledOnOs(OS.WINDOWS)
class DoctorAndInitCommandTest {

    private final StringWriter printed = new StringWriter();
    private final StringWriter complained = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void initWithoutAServerWritesTheTemplateAndReplacesNothing() throws IOException {
        Path file = folder.resolve("p.yaml");

        assertThat(run("init", "--out", file.toString())).isZero();
        assertThat(printed.toString())
                .isEqualTo("wrote " + file + "\nnext: correct it, then context-tck doctor " + file + "\n");
        assertThat(file).content().contains("claims:\n  transient-context:\n");

        Files.writeString(file, "mine");
        assertThat(run("init", "--out", file.toString())).isEqualTo(2);
        assertThat(complained.toString())
                .isEqualTo("context-tck: " + file
                        + ": is there already; --force replaces it, --out FILE writes another\n");
        assertThat(file).hasContent("mine");

        assertThat(run("init", "--force", "--out", file.toString())).isZero();
        assertThat(file).content().startsWith("# Profile for context-tck");
    }

    @Test
    void initForAGatewayGoesOnWithDoctor() throws IOException {
        Path file = folder.resolve("gateway.yaml");

        assertThat(run("init", "--role", "gateway", "--out", file.toString())).isZero();

        assertThat(printed.toString()).endsWith("next: correct it, then context-tck doctor " + file + "\n");
        assertThat(Files.readString(file)).contains("gateway:", "mew-0.4");
        assertThat(run("init", "--role", "gateway", "--stdio", "x")).isEqualTo(2);
    }

    @Test
    void initWritesNothingForAGatewayThatIsNotThere() {
        Path file = folder.resolve("p.yaml");

        assertThat(run("init", "--role", "gateway", "--url", "http://127.0.0.1:1/", "--out", file.toString()))
                .isEqualTo(3);
        assertThat(complained.toString().lines())
                .hasSize(2)
                .first()
                .asString()
                .startsWith("context-tck: ws://127.0.0.1:1/: ")
                .contains("nobody accepts connections");
        assertThat(file).doesNotExist();
        assertThat(run("init", "--role", "gateway", "--url", "ftp://x/", "--out", file.toString()))
                .isEqualTo(2);
    }

    @Test
    void initWritesNothingForAServerThatIsNotThere() {
        Path file = folder.resolve("p.yaml");

        assertThat(run("init", "--stdio", "true", "--out", file.toString())).isEqualTo(3);
        assertThat(complained.toString()).isEqualTo("""
                  address    true
                  reachable  no: exited with code 0 before answering initialize
                  try        Run the command by hand: a server on stdio waits for input, and says on stderr what it
                             lacks.
                Nothing was written. context-tck init without a server writes a template.
                """);
        assertThat(file).doesNotExist();
        assertThat(run("init", "--stdio", "'", "--out", file.toString())).isEqualTo(2);
        assertThat(run("init", "--url", "ftp://x/", "--out", file.toString())).isEqualTo(2);
        assertThat(run("init", "--stdio", "a", "--url", "http://127.0.0.1:1/")).isEqualTo(2);
        assertThat(run("init", "--out", folder.toString())).isEqualTo(2);
    }

    @Test
    void doctorSaysWhatIsNotThere() throws JsonProblem {
        assertThat(run("doctor", "--stdio", "true")).isEqualTo(3);
        assertThat(printed.toString()).isEqualTo("""
                  address    true
                  reachable  no: exited with code 0 before answering initialize
                  try        Run the command by hand: a server on stdio waits for input, and says on stderr what it
                             lacks.
                """);
        assertThat(run("doctor", "--json", "--url", "http://127.0.0.1:1/mcp")).isEqualTo(3);
        assertThat(Json.read(printed.toString()).node().path("reason").asText())
                .isEqualTo("connection refused by 127.0.0.1:1");
    }

    @Test
    void doctorExaminesWhateverAProfileNames() throws IOException {
        Path file = Files.writeString(
                folder.resolve("p.yaml"),
                "gateway: {url: 'ws://127.0.0.1:1/'}\nparticipant: {driver: {command: ['false']}}\n"
                        + "limits: {connect: 1s}\n");

        assertThat(run("doctor", file.toString())).isEqualTo(3);
        assertThat(printed.toString())
                .contains("  role       gateway\n", "  role       participant, driver\n", "What was tried\n  --  ");
        assertThat(run("doctor", file.toString(), "--json")).isEqualTo(3);
        SchemaCheck schema = Schemas.bundled().schema("kit/doctor.schema.json");
        for (String line : printed.toString().lines().toList()) {
            assertThat(schema.validate(Json.parse(line))).as(line).isEmpty();
        }
    }

    @Test
    void doctorHidesSecretsAndNamesFaultsOfTheProfile() throws IOException {
        Path file = folder.resolve("p.yaml");
        Files.writeString(file, "server: {stdio: {command: ['false', \"${PATH}\"]}}");
        assertThat(run("doctor", file.toString())).isEqualTo(3);
        assertThat(printed.toString()).startsWith("  address    false ***\n");

        Files.writeString(file, "sever: {}");
        assertThat(run("doctor", file.toString())).isEqualTo(2);
        assertThat(complained.toString()).contains(file + ":1:1: unknown key \"sever\"");
        assertThat(run("doctor")).isEqualTo(2);
    }

    private int run(String... arguments) {
        printed.getBuffer().setLength(0);
        complained.getBuffer().setLength(0);
        return Main.execute(new PrintWriter(printed, true), new PrintWriter(complained, true), arguments);
    }
}
