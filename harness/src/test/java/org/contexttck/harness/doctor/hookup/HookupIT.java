package org.contexttck.harness.doctor.hookup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.doctor.Obstacle;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** What doctor shows of the references, and of references that are hooked up wrongly. */
class HookupIT {

    private static final String KIT = Json.write(Json.text(
            Path.of(System.getProperty("contexttck.home"), "bin", "context-tck").toString()));
    private static final String SUB_CONTEXT = "claims: {sub-context: {gateway: true, participant: true}}\n";

    @Test
    void showsWhatTheModelIsOfferedAndWhatComesThrough() throws Exception {
        Hookup client = examine("client: {prompts: lines, command: [" + KIT
                        + ", serve, client, --mcp-url, '{mcp.url}', --model-url, '{model.url}']}")
                .get(0);

        assertThat(client.reachable()).isTrue();
        assertThat(client.obstacles()).isEmpty();
        assertThat(seen(client, "the model is offered")).contains("search_records", "store_analysis_memory");
        assertThat(seen(client, "it speaks to the server")).contains("initialize", "tools/call search_records");
        assertThat(seen(client, "a result comes to the model")).isEqualTo("a plain result");
        assertThat(client.wire())
                .anyMatch(line -> line.fromTarget() && line.text().contains("\"initialize\""));
    }

    @Test
    void saysWhatAClientWasNotTold() throws Exception {
        Hookup client = examine("limits: {connect: 5s}\nclient: {prompts: lines, command: [" + KIT
                        + ", serve, client, --mcp-url, '{mcp.url}', --model-url, 'http://127.0.0.1:9/']}")
                .get(0);

        assertThat(client.reachable()).isFalse();
        assertThat(client.stderrTail()).contains("cannot be reached");
        assertThat(client.obstacles()).extracting(Obstacle::whatToDo).containsExactly("tell it {model.url}");
    }

    @Test
    void showsWhatComesThroughAnIntermediary() throws Exception {
        Hookup intermediary = examine(
                        "claims: {transient-context: {intermediary: true}}\nintermediary: {upstream: http,"
                                + " stdio: {command: [" + KIT + ", serve, intermediary, --upstream, '{mcp.url}']}}")
                .get(0);

        assertThat(intermediary.steps()).allMatch(HookupStep::good);
        assertThat(seen(intermediary, "its result comes back")).contains("from the kit");
    }

    @Test
    void joinsAGatewayAndTriesWhichKindsPass() throws Exception {
        Hookup gateway = examine(
                        SUB_CONTEXT + "gateway: {start: {command: [" + KIT + ", serve, gateway, --port, '{port}']}}")
                .get(0);

        assertThat(gateway.obstacles()).isEmpty();
        assertThat(gateway.steps()).hasSize(7).allMatch(HookupStep::good);
        assertThat(seen(gateway, "mcp/proposal:tools/call")).startsWith("came to doctor-b");
    }

    @Test
    void namesThePresetThatFits() throws Exception {
        Hookup gateway = examine(
                        SUB_CONTEXT + "limits: {connect: 3s, answer: 3s}\ngateway: {preset: mew-0.4, start: {command: ["
                                + KIT + ", serve, gateway, --port, '{port}']}}")
                .get(0);

        assertThat(gateway.reachable()).isFalse();
        assertThat(gateway.obstacles())
                .singleElement()
                .satisfies(one -> assertThat(one.whatToDo()).startsWith("write preset: mcpp-0.1, without"));
    }

    @Test
    void findsThePresetOfAGatewayThatIsThere() throws Exception {
        Process gateway = new ProcessBuilder(
                        Path.of(System.getProperty("contexttck.home"), "bin", "context-tck")
                                .toString(),
                        "serve",
                        "gateway",
                        "--port",
                        "0")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader said = gateway.inputReader()) {
            assertThat(PresetSearch.at(said.readLine().strip())).contains("mcpp-0.1");
        } finally {
            gateway.destroy();
        }
    }

    @Test
    void holdsTheSmokeExchangeOfADriver() throws Exception {
        Hookup participant = examine(
                        SUB_CONTEXT + "participant: {driver: {command: [" + KIT + ", serve, participant]}}")
                .get(0);

        assertThat(participant.steps())
                .extracting(HookupStep::what)
                .containsExactly("hello", "begin", "receive", "open", "send", "contexts");
        assertThat(participant.steps()).allMatch(HookupStep::good);
    }

    @Test
    void whatIsNotTheRightProgramIsSaidToBeSo() throws Exception {
        Hookup participant = examine(SUB_CONTEXT + "participant: {driver: {command: ['false']}}")
                .get(0);

        assertThat(participant.reachable()).isFalse();
        assertThat(participant.steps()).singleElement().matches(step -> !step.good());
        assertThat(HookupText.of(participant, 80).lines()).allMatch(line -> line.length() <= 80);
    }

    private static String seen(Hookup hookup, String step) {
        return hookup.steps().stream()
                .filter(one -> one.what().equals(step))
                .map(HookupStep::seen)
                .findFirst()
                .orElseThrow();
    }

    private static List<Hookup> examine(String yaml) throws Exception {
        Profile profile = Profiles.parse("p.yaml", yaml, name -> Optional.empty());
        return Hookup.examine(profile);
    }
}
