package org.contexttck.harness.peer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.contexttck.harness.peer.Web.Answer;
import org.contexttck.harness.wire.Revision;
import org.contexttck.json.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The fixture's side of Streamable HTTP, and what it makes of clients that break its rules. */
class FixtureHttpTest {

    private static final String[] USUAL = {
        "Content-Type", "application/json", "Accept", "application/json, text/event-stream"
    };
    private static final String INITIALIZE =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\","
                    + "\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}";
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}";
    private static final String META = "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
            + "\"io.modelcontextprotocol/clientCapabilities\":{}}";

    private final Listened heard = new Listened();
    private FixtureServer fixture;

    @BeforeEach
    void start() throws IOException {
        fixture = FixtureServer.start(FixtureOptions.defaults(), heard);
    }

    @AfterEach
    void stop() {
        fixture.close();
    }

    private Answer post(String body, String... more) throws Exception {
        return Web.post(fixture.url(), body, headers(more));
    }

    private static String[] headers(String... more) {
        List<String> all = new ArrayList<>(Arrays.asList(USUAL));
        all.addAll(Arrays.asList(more));
        return all.toArray(String[]::new);
    }

    private String session() throws Exception {
        return post(INITIALIZE).header("mcp-session-id");
    }

    private static String[] in(String session) {
        return new String[] {"Mcp-Session-Id", session, "MCP-Protocol-Version", "2025-11-25"};
    }

    private static String listTools(String id) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"tools/list\",\"params\":{" + META + "}}";
    }

    private static String[] stateless(String method) {
        return new String[] {"MCP-Protocol-Version", "2026-07-28", "Mcp-Method", method};
    }

    @Test
    void aSessionIsOpenedUsedAndEnded() throws Exception {
        String session = session();
        assertThat(session).isNotEmpty();
        assertThat(post("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", in(session))
                        .status())
                .isEqualTo(202);
        assertThat(post(PING, in(session)).body()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}");
        assertThat(Web.method("DELETE", fixture.url(), in(session)).status()).isEqualTo(200);
        assertThat(heard.told()).isEmpty();

        assertThat(post(PING, in(session)).status()).isEqualTo(404);
        assertThat(heard.told()).containsExactly("HTTP_HEADER: this session does not exist or has ended");
    }

    @Test
    void withoutASessionNothingIsServed() throws Exception {
        Answer answer = post(PING);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("id").asInt()).isEqualTo(2);
        assertThat(heard.told()).containsExactly("HTTP_HEADER: no session: Mcp-Session-Id is missing");
    }

    @ParameterizedTest
    @CsvSource({"2025-06-18,2025-06-18", "2024-11-05,2024-11-05", "2026-07-28,2025-11-25", "1999-01-01,2025-11-25"})
    void theRevisionIsAgreedOn(String asked, String agreed) throws Exception {
        assertThat(post(INITIALIZE.replace("2025-11-25", asked))
                        .json()
                        .at("/result/protocolVersion")
                        .asText())
                .isEqualTo(agreed);
    }

    @Test
    void theHeaderMustNameTheRevisionAgreedOn() throws Exception {
        String session = session();
        Answer missing = post(PING, "Mcp-Session-Id", session);
        Answer unknown = post(PING, "Mcp-Session-Id", session, "MCP-Protocol-Version", "1999-01-01");

        assertThat(missing.status()).isEqualTo(200);
        assertThat(unknown.status()).isEqualTo(400);
        assertThat(heard.told())
                .containsExactly(
                        "HTTP_HEADER: the header MCP-Protocol-Version is missing, agreed was 2025-11-25",
                        "HTTP_HEADER: the header MCP-Protocol-Version is \"1999-01-01\", agreed was 2025-11-25");
    }

    @Test
    void aStreamForGetStaysOpenUntilTheSessionEnds() throws Exception {
        String session = session();
        List<String> accept = new ArrayList<>(List.of("Accept", "text/event-stream"));
        accept.addAll(Arrays.asList(in(session)));
        HttpResponse<InputStream> stream = Web.open(fixture.url(), accept.toArray(String[]::new));
        assertThat(stream.statusCode()).isEqualTo(200);
        assertThat(new String(stream.body().readNBytes(8), StandardCharsets.UTF_8))
                .isEqualTo(": open\n\n");
        Web.method("DELETE", fixture.url(), in(session));

        assertThat(stream.body().readAllBytes()).isEmpty();
    }

    @Test
    void getIsRefusedWhereThereIsNoStream() throws Exception {
        assertThat(Web.get(fixture.url(), "Accept", "text/event-stream", "MCP-Protocol-Version", "2026-07-28")
                        .status())
                .isEqualTo(405);
        assertThat(Web.get(fixture.url(), "Accept", "text/event-stream").status())
                .isEqualTo(400);
        assertThat(Web.method("PUT", fixture.url()).status()).isEqualTo(405);
        assertThat(Web.get(URI.create(fixture.url() + "/other")).status()).isEqualTo(404);
        try (FixtureServer without =
                FixtureServer.start(FixtureOptions.defaults().withServerStream(false), heard)) {
            assertThat(Web.get(without.url(), "Accept", "text/event-stream").status())
                    .isEqualTo(405);
        }
        assertThat(heard.told()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"jsonrpc\":\"2.0\",        | UNPARSABLE: no valid JSON",
                "hello                       | HTTP_BODY: no message: hello",
                "[]                          | NOT_A_MESSAGE: JSON, but no object: []",
                "{\"id\":1,\"method\":\"ping\"}  | NOT_A_MESSAGE: it has no jsonrpc member",
                "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"} | NOT_A_MESSAGE: a request whose id is neither text nor number",
            })
    void whatIsNoMessageIsAnAnomalyAndRefused(String body, String told) throws Exception {
        Answer answer = post(body);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().at("/error/code").asInt()).isEqualTo(-32600);
        assertThat(heard.told()).singleElement().asString().startsWith(told);
        assertThat(heard.received()).containsExactly(body);
    }

    @Test
    void bytesThatAreNoTextAreAnAnomaly() throws Exception {
        byte[] bytes = PING.getBytes(StandardCharsets.UTF_8);
        bytes[bytes.length - 3] = (byte) 0xff;
        Web.bytes(fixture.url(), bytes, headers(in(session())));

        assertThat(heard.told()).singleElement().asString().startsWith("BAD_UTF8");
    }

    @Test
    void typesThatMcpAsksForAreMissed() throws Exception {
        Answer answer = Web.post(fixture.url(), INITIALIZE, "Content-Type", "text/plain", "Accept", "application/json");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(heard.told())
                .containsExactly(
                        "HTTP_CONTENT_TYPE: POST with the content type \"text/plain\"",
                        "HTTP_HEADER: POST accepts \"application/json\", not both application/json and text/event-stream");
    }

    @Test
    void aStatelessRequestStandsForItself() throws Exception {
        JsonNode discovered = post(
                        "{\"jsonrpc\":\"2.0\",\"id\":\"d\",\"method\":\"server/discover\",\"params\":{" + META + "}}",
                        stateless("server/discover"))
                .json();
        JsonNode listed = post(listTools("1.0"), stateless("tools/list")).json();

        assertThat(discovered.path("id").asText()).isEqualTo("d");
        assertThat(discovered.at("/result/supportedVersions")).isEqualTo(Json.parse("[\"2026-07-28\"]"));
        assertThat(listed.at("/result/resultType").asText()).isEqualTo("complete");
        assertThat(listed.at("/result/tools").size()).isEqualTo(5);
        assertThat(heard.sent().get(1)).startsWith("{\"jsonrpc\":\"2.0\",\"id\":1.0,");
        assertThat(heard.told()).isEmpty();
    }

    @Test
    void headersThatContradictTheBodyAreRefused() throws Exception {
        Answer version = post(listTools("1"), "MCP-Protocol-Version", "2025-11-25", "Mcp-Method", "tools/list");
        Answer method = post(listTools("2"), "MCP-Protocol-Version", "2026-07-28");
        Answer name = post(
                "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":\"recall_memory\"," + META
                        + "}}",
                "MCP-Protocol-Version",
                "2026-07-28",
                "Mcp-Method",
                "tools/call",
                "Mcp-Name",
                "=?base64?c2VhcmNo?=");

        for (Answer answer : List.of(version, method, name)) {
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.json().at("/error/code").asInt()).isEqualTo(-32020);
        }
        assertThat(heard.told())
                .containsExactly(
                        "HTTP_HEADER: the header MCP-Protocol-Version is \"2025-11-25\", the body says \"2026-07-28\"",
                        "HTTP_HEADER: the header Mcp-Method is missing, the body says \"tools/list\"",
                        "HTTP_HEADER: the header Mcp-Name is \"=?base64?c2VhcmNo?=\", the body says \"recall_memory\"");
    }

    @Test
    void aStatelessRequestMustSayWhoItIsFrom() throws Exception {
        Answer noVersion = post("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}", stateless("tools/list"));
        Answer noCapabilities = post(listTools("2").replace("clientCapabilities", "other"), stateless("tools/list"));
        Answer future = post(listTools("3").replace("2026-07-28", "2030-01-01"), stateless("tools/list"));

        assertThat(noVersion.json().at("/error/code").asInt()).isEqualTo(-32602);
        assertThat(noCapabilities.json().at("/error/code").asInt()).isEqualTo(-32602);
        assertThat(future.json().at("/error/code").asInt()).isEqualTo(-32022);
        assertThat(future.json().at("/error/data/supported/0").asText()).isEqualTo("2026-07-28");
        assertThat(heard.told())
                .containsExactly(
                        "NOT_A_MESSAGE: params._meta lacks io.modelcontextprotocol/protocolVersion",
                        "NOT_A_MESSAGE: params._meta lacks io.modelcontextprotocol/clientCapabilities");
    }

    @Test
    void anUnknownMethodIsNotFound() throws Exception {
        Answer stateless = post(listTools("1").replace("tools/list", "ping"), stateless("ping"));
        Answer inSession = post(PING.replace("ping", "server/discover"), in(session()));

        assertThat(stateless.status()).isEqualTo(404);
        assertThat(inSession.status()).isEqualTo(200);
        assertThat(stateless.json().at("/error/code").asInt()).isEqualTo(-32601);
        assertThat(inSession.json().at("/error/code").asInt()).isEqualTo(-32601);
    }

    @Test
    void aFixtureMaySpeakOneEraOnly() throws Exception {
        FixtureOptions old = FixtureOptions.defaults().speaking(Revision.V2025_06_18);
        FixtureOptions fresh = FixtureOptions.defaults().speaking(Revision.V2026_07_28);
        try (FixtureServer legacy = FixtureServer.start(old, heard);
                FixtureServer modern = FixtureServer.start(fresh, heard)) {
            Answer noSession = Web.post(legacy.url(), listTools("1"), headers(stateless("tools/list")));
            Answer older = Web.post(legacy.url(), INITIALIZE, USUAL);
            Answer refused = Web.post(modern.url(), INITIALIZE, USUAL);

            assertThat(noSession.status()).isEqualTo(400);
            assertThat(older.json().at("/result/protocolVersion").asText()).isEqualTo("2025-06-18");
            assertThat(refused.json().at("/error/data/supported/0").asText()).isEqualTo("2026-07-28");
        }
    }

    @Test
    void aCallIsGivenUpByItsClient() throws Exception {
        fixture.close();
        fixture = FixtureServer.start(FixtureOptions.defaults().waiting(Duration.ofMinutes(1), Duration.ZERO), heard);
        FixtureTurn turn =
                fixture.turn(List.of(new ScriptedCall("c1", "recall_memory", Json.object(), new Reply.Silence())));
        String session = session();
        var call = Web.begin(
                fixture.url(),
                "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\"recall_memory\"}}",
                headers(in(session)));
        post("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":7}}", in(session));

        assertThat(call.handle((answer, fault) -> fault != null).get()).isTrue();
        assertThat(turn.served())
                .singleElement()
                .satisfies(it -> assertThat(it.answers()).isEmpty());
    }

    @Test
    void aRedeliveryNeedsAStream() throws Exception {
        FixtureTurn turn = fixture.turn(
                List.of(new ScriptedCall("c1", "recall_memory", Json.object(), new Reply.Twice(Json.object()))));
        List<String> onlyJson =
                new ArrayList<>(List.of("Content-Type", "application/json", "Accept", "application/json"));
        onlyJson.addAll(Arrays.asList(in(session())));
        Web.post(
                fixture.url(),
                "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\"recall_memory\"}}",
                onlyJson.toArray(String[]::new));

        assertThat(turn.served())
                .singleElement()
                .matches(it -> !it.asScripted() && it.answers().size() == 1);
    }
}
