package org.contexttck.harness.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.TreeMap;
import org.contexttck.harness.run.Kit;
import org.contexttck.harness.run.SharedRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Published MCP proxies between the kit's client and server; they need Node. Each verdict was checked by hand on the recorded
 * messages: for each of the 51 calls, what the server sent was compared with what arrived in front. JavaScript reads numbers
 * into doubles, so all of them lose digits (9007199254740993 arrives as 9007199254740992), and nothing else was lost by the
 * first four. mcp-proxy in front of a server of the older era added what the newer one demands, {@code resultType} to each
 * result and {@code io.modelcontextprotocol/serverInfo} to its {@code _meta}, and no more. mcp-hub gave
 * {@code get_workflow_step} the name {@code kit__get_workflow_step} and so on for each tool, and left the names in
 * {@code contextHints} as they were; it turned the JSON-RPC error into a result with {@code isError}. One proxy wrote -32000 for an
 * error code that is none of JSON-RPC's own.
 */
class ProxiesInteropIT {

    @ParameterizedTest
    @CsvSource({
        "proxy-supergateway-stdio, stdio, 2025-11-25, (before a server of 2025-11-25), TC-X-07 TC-X-10",
        "proxy-supergateway-http,  http,  2025-11-25, (before a server of 2025-11-25), TC-X-07",
        "proxy-mcp-remote,         stdio, 2025-11-25, (before a server of 2025-11-25), TC-X-07",
        "proxy-mcp-proxy,          http,  2026-07-28, '(before a server of 2025-11-25, 2026-07-28)', TC-X-07"
    })
    void proxyHandsOnAllButDigitsAndOddCodes(
            String profile, String transport, String revision, String before, String warned) {
        SharedRun run = SharedRun.ofPeer(profile);
        Kit.Outcome outcome = run.outcome();

        assertThat(outcome.exitCode()).as(outcome.out()).isZero();
        Map<String, String> expected = new TreeMap<>();
        for (String id : warned.split(" ")) {
            expected.put(id, "warned");
        }
        assertThat(notPassed(run)).isEqualTo(expected);
        assertThat(outcome.out()).contains("/structuredContent/ratio was rounded");
        JsonNode target = run.json().path("target");
        assertThat(target.path("transport").textValue()).isEqualTo(transport);
        assertThat(target.path("revision").textValue()).isEqualTo(revision);
        assertThat(target.path("address").textValue()).endsWith(before);
    }

    @Test
    void aggregatorThatRenamesToolsLeavesHintsThatMatchNone() {
        SharedRun run = SharedRun.ofPeer("proxy-mcp-hub");
        Kit.Outcome outcome = run.outcome();

        assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(1);
        assertThat(notPassed(run)).isEqualTo(Map.of("TC-X-02", "failed", "TC-X-07", "warned"));
        assertThat(outcome.out())
                .contains("/_meta/contextHints/0/tool \"kit__search_records\"")
                .contains("but was   \"search_records\"");
        assertThat(run.json().path("target").path("address").textValue()).endsWith("(renames tools: kit__*)");
    }

    /** The verdicts on intermediaries, those that passed left out. */
    private static Map<String, String> notPassed(SharedRun run) {
        Map<String, String> verdicts = new TreeMap<>();
        int judged = 0;
        for (JsonNode one : run.json().path("requirements")) {
            judged += one.path("id").textValue().startsWith("TC-X") ? 1 : 0;
            if (!one.path("verdict").textValue().equals("passed")) {
                verdicts.put(one.path("id").textValue(), one.path("verdict").textValue());
            }
        }
        assertThat(judged).isEqualTo(11);
        return verdicts;
    }
}
