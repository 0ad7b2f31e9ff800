package org.contexttck.harness.peer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.McpClient;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The fixture as the kit's own client sees it, in every revision, with JSON bodies and with event streams. */
class FixtureServerTest {

    private static final String RAW =
            "{\"content\":[{\"type\":\"text\",\"text\":\"é😀\"}],\"_meta\":{\"context\":{\"n\":1e400,\"n\":null,\"big\":12345678901234567890.50}}}";

    private final Listened fixtureHeard = new Listened();
    private final Listened clientHeard = new Listened();
    private Optional<FixtureServer> fixture = Optional.empty();
    private Optional<McpClient> client = Optional.empty();

    @AfterEach
    void stop() {
        client.ifPresent(McpClient::close);
        fixture.ifPresent(FixtureServer::close);
    }

    private FixtureServer start(boolean events, Duration silence, Duration patience) throws IOException {
        fixture = Optional.of(FixtureServer.start(
                FixtureOptions.defaults().alsoTools("extra").withEvents(events).waiting(silence, patience),
                fixtureHeard));
        return fixture.get();
    }

    private McpClient open(String revision) throws Unreachable, InterruptedException {
        client = Optional.of(McpClient.open(
                new Endpoint.Http(fixture.orElseThrow().url(), Map.of()),
                Revision.of(revision),
                Limits.defaults(),
                clientHeard));
        return client.get();
    }

    private static ObjectNode json(String text) {
        return (ObjectNode) Json.parse(text);
    }

    private static ObjectNode text(String text) {
        ObjectNode result = Json.object();
        result.putArray("content").addObject().put("type", "text").put("text", text);
        return result;
    }

    private static ScriptedCall call(String id, int page, Reply reply) {
        return new ScriptedCall(id, "search_records", Json.object().put("page", page), reply);
    }

    @ParameterizedTest
    @CsvSource({
        "2025-06-18,false",
        "2025-11-25,false",
        "2025-11-25,true",
        "2026-07-28,false",
        "2026-07-28,true",
        "any,false"
    })
    void callsAreAnsweredAsScripted(String revision, boolean events) throws Exception {
        FixtureServer server = start(events, Duration.ofMillis(1), Duration.ofSeconds(20));
        FixtureTurn turn = server.turn(List.of(
                call("c1", 1, new Reply.Result(text("one"))),
                call("c2", 2, new Reply.RawResult(RAW)),
                call("c3", 3, new Reply.RpcError(-32000, "not today")),
                call("c4", 4, new Reply.Silence())));
        McpClient mcp = open(revision);

        assertThat(mcp.revision()).isEqualTo(Revision.of(revision).orElse(Revision.V2026_07_28));
        assertThat(mcp.listTools().tools())
                .extracting(it -> it.path("name").asText())
                .contains("recall_memory", "extra");
        assertThat(mcp.callTool("search_records", json("{\"page\":1}"))
                        .result()
                        .orElseThrow()
                        .at("/content/0/text")
                        .asText())
                .isEqualTo("one");
        Answer raw = mcp.callTool("search_records", json("{\"page\":2}"));
        assertThat(raw.message().orElseThrow().raw()).contains(RAW.substring(1));
        assertThat(mcp.callTool("search_records", json("{\"page\":3}")).describe())
                .isEqualTo("error -32000: not today");
        assertThat(mcp.callTool("search_records", json("{\"page\":4}")).outcome())
                .isInstanceOf(Answer.Lost.class);
        assertThat(mcp.callTool("no_tool", Json.object()).describe()).isEqualTo("error -32602: Unknown tool: no_tool");
        assertThat(mcp.request("prompts/list", Json.object()).describe()).contains("-32601", "prompts/list");

        assertThat(turn.served()).extracting(it -> it.call().callId()).containsExactly("c1", "c2", "c3", "c4");
        assertThat(turn.served()).extracting(it -> it.answers().size()).containsExactly(1, 1, 1, 0);
        assertThat(turn.served()).allMatch(ServedCall::asScripted);
        assertThat(turn.missing()).isEmpty();
        assertThat(fixtureHeard.told()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"2025-11-25", "2026-07-28"})
    void everyMessageIsRecordedOnBothSidesAlike(String revision) throws Exception {
        start(false, Duration.ZERO, Duration.ZERO).turn(List.of(call("c1", 1, new Reply.Result(text("one")))));
        McpClient mcp = open(revision);
        mcp.callTool("search_records", json("{\"page\":1}"));

        assertThat(fixtureHeard.received()).isEqualTo(clientHeard.sent());
        assertThat(fixtureHeard.sent())
                .containsExactlyElementsOf(clientHeard.received().stream()
                        .filter(it -> !it.isEmpty())
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"2025-11-25", "2026-07-28"})
    void anAnswerIsDeliveredTwice(String revision) throws Exception {
        FixtureTurn turn =
                start(false, Duration.ZERO, Duration.ZERO).turn(List.of(call("c1", 1, new Reply.Twice(text("one")))));
        McpClient mcp = open(revision);
        mcp.callTool("search_records", json("{\"page\":1}"));

        assertThat(clientHeard.hears(Anomaly.Kind.ANSWERED_TWICE)).isTrue();
        assertThat(turn.served().get(0).answers()).hasSize(2);
        assertThat(turn.served().get(0).asScripted()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"2025-11-25", "2026-07-28"})
    void answersOvertakeEachOther(String revision) throws Exception {
        FixtureTurn turn = start(false, Duration.ZERO, Duration.ofSeconds(20))
                .turn(List.of(
                        call("c1", 1, new Reply.Delayed(new Reply.Result(text("one")), 2)),
                        call("c2", 2, new Reply.Delayed(new Reply.Result(text("two")), 1)),
                        call("c3", 3, new Reply.Result(text("three")))));
        McpClient mcp = open(revision);
        List<CompletableFuture<Answer>> answers = List.of(1, 2, 3).stream()
                .map(page -> mcp.send(
                        "tools/call", json("{\"name\":\"search_records\",\"arguments\":{\"page\":" + page + "}}")))
                .toList();
        for (CompletableFuture<Answer> answer : answers) {
            assertThat(answer.get().result()).isPresent();
        }

        assertThat(turn.served()).extracting(it -> it.call().callId()).containsExactly("c3", "c2", "c1");
        assertThat(turn.served()).allMatch(ServedCall::asScripted);
    }

    @ParameterizedTest
    @CsvSource({"2025-11-25", "2026-07-28"})
    void aClientThatCallsOneAfterTheOtherIsNotHeldForEver(String revision) throws Exception {
        FixtureTurn turn = start(false, Duration.ZERO, Duration.ofMillis(1))
                .turn(List.of(
                        call("c1", 1, new Reply.Delayed(new Reply.Result(text("one")), 1)),
                        call("c2", 2, new Reply.Result(text("two")))));
        McpClient mcp = open(revision);

        assertThat(mcp.callTool("search_records", json("{\"page\":1}")).result())
                .isPresent();
        assertThat(mcp.callTool("search_records", json("{\"page\":2}")).result())
                .isPresent();
        assertThat(turn.served()).extracting(ServedCall::asScripted).containsExactly(false, true);
    }

    @ParameterizedTest
    @CsvSource({"2025-11-25", "2026-07-28"})
    void callsOfEarlierTurnsAreAnsweredAgainAndOthersRefused(String revision) throws Exception {
        FixtureServer server = start(false, Duration.ZERO, Duration.ZERO);
        FixtureTurn first = server.turn(List.of(call("c1", 1, new Reply.Result(text("one")))));
        McpClient mcp = open(revision);
        mcp.callTool("search_records", json("{\"page\":1}"));
        server.turn(List.of());

        assertThat(mcp.callTool("search_records", json("{\"page\":1}")).result())
                .isPresent();
        assertThat(first.served()).extracting(ServedCall::again).containsExactly(false, true);
        assertThat(mcp.callTool("search_records", json("{\"page\":7}")).describe())
                .isEqualTo("error -32603: no answer is scripted for search_records {\"page\":7}");
        assertThat(server.unscripted()).containsExactly("search_records {\"page\":7}");
    }
}
