package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.harness.cli.Main;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What doctor shows of servers, clients, proxies and gateways of others; they need Node. */
class DoctorInteropIT {

    private static final Path PROFILES = Path.of("src", "interop", "profiles");

    private static final String TRUNCATION = "server-filesystem-truncation";

    private final StringWriter out = new StringWriter();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "client-plain-node       | client, model-openai | the model is offered      | search_records",
                "client-vercel           | client, model-openai | a result comes to the model | plain result",
                "proxy-mcp-remote        | intermediary | its result comes back             | from the kit",
                "proxy-supergateway-http | intermediary | its result comes back             | from the kit",
                "proxy-mcp-hub           | intermediary | offers                            | renames tools: kit__*",
                "node-gateway            | gateway      | mcp/proposal:tools/call           | came to doctor-b",
            })
    void showsTheHookUp(String profile, String role, String step, String seen) {
        assertThat(doctor(profile)).as(out.toString()).isZero();
        JsonNode found = lines().get(0);

        assertThat(found.path("role").asText()).isEqualTo(role);
        assertThat(found.path("steps"))
                .as(out.toString())
                .allMatch(one -> one.path("good").asBoolean())
                .anyMatch(one -> one.path("what").asText().equals(step)
                        && one.path("seen").asText().contains(seen));
        assertThat(found.path("wire")).isNotEmpty();
    }

    @Test
    void aPlaceThatOnlyTheDefaultsNameIsNoneToCorrect() {
        assertThat(doctor(TRUNCATION)).as(out.toString()).isZero();

        assertThat(lines().get(0).path("obstacles")).isEmpty();
    }

    @Test
    void findsPlacesThatAreWrong(@TempDir Path folder) throws IOException {
        Path profile = folder.resolve("wrong.yaml");
        Files.writeString(
                profile,
                Files.readString(PROFILES.resolve(TRUNCATION + ".yaml"))
                        .replace("text: /content", "text: /contents")
                        .replace(
                                "directory: ..",
                                "directory: "
                                        + Json.write(Json.text(PROFILES.getParent()
                                                .toAbsolutePath()
                                                .toString()))));

        assertThat(doctor(profile)).as(out.toString()).isEqualTo(2);

        assertThat(lines().get(0).path("obstacles")).isNotEmpty().allSatisfy(one -> {
            assertThat(one.path("what").asText()).startsWith("no text at /contents");
            assertThat(one.path("whatToDo").asText()).isEqualTo("write /content");
        });
    }

    private int doctor(String profile) {
        return doctor(PROFILES.resolve(profile + ".yaml"));
    }

    private int doctor(Path profile) {
        return Main.execute(
                new PrintWriter(out, true), new PrintWriter(out, true), "doctor", profile.toString(), "--json");
    }

    private List<JsonNode> lines() {
        List<JsonNode> lines = out.toString().lines().map(Json::parse).toList();
        assertThat(lines)
                .allMatch(line -> Schemas.bundled()
                        .schema("kit/doctor.schema.json")
                        .validate(line)
                        .isEmpty());
        return lines;
    }
}
