package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chat hosts on the agent frameworks that most have. They know nothing of transient results, and the kit says just that. */
class ChatHostClientInteropIT {

    private static final String IN_VAIN = "hints (h1) and consumption (c1) reached the client and were not acted on";

    @ParameterizedTest
    @CsvSource({
        "client-vercel, openai",
        "client-langchain, openai",
        "client-openai-agents-history, openai",
        "client-openai-agents-previous, openai",
        "client-openai-agents-conversation, openai",
        "client-anthropic, anthropic"
    })
    void hostThatCollapsesNothingIsToldSo(String profile, String api) {
        String[] ways = {"model-" + api, "model-" + api + "-stream"};
        ClientRun run = ClientRun.of(profile);

        assertThat(run.outcome().exitCode()).as(run.outcome().out()).isEqualTo(1);
        assertThat(run.ways()).containsExactly(ways);
        assertThat(run.claimed())
                .containsOnlyKeys("passed", "failed", "inconclusive")
                .containsEntry("passed", List.of("TC-C-01", "TC-C-14", "TC-C-15", "TC-C-21", "W-C-01"))
                .containsEntry(
                        "failed",
                        List.of(
                                "TC-C-02", "TC-C-03", "TC-C-04", "TC-C-06", "TC-C-09", "TC-C-10", "TC-C-18", "TC-C-22",
                                "TC-C-24"))
                .containsEntry(
                        "inconclusive",
                        List.of(
                                "TC-C-05", "TC-C-07", "TC-C-08", "TC-C-11", "TC-C-12", "TC-C-13", "TC-C-16", "TC-C-17",
                                "TC-C-30", "TC-C-31", "TC-C-32"));
        assertThat(run.broken("TC-C-02"))
                .containsOnlyKeys(ways)
                .allSatisfy((way, reasons) -> assertThat(reasons)
                        .hasSize(3)
                        .allMatch(reason -> reason.endsWith("must show its summary: " + IN_VAIN)));
        assertThat(run.broken("TC-C-03"))
                .containsOnlyKeys(ways)
                .allSatisfy((way, reasons) -> assertThat(reasons)
                        .singleElement()
                        .asString()
                        .contains("after c1, still holds its text, image")
                        .endsWith("must hold nothing of the full result: " + IN_VAIN));
        assertThat(run.outcome().out()).contains("but was   in full: " + IN_VAIN);
    }
}
