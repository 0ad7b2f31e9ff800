package org.contexttck.reference.intermediary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.contexttck.reference.intermediary.Behind.Arrived;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StdioFrontTest {

    private static final String JSON = "application/json";
    private static final String INITIALIZE = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{}}";
    private static final String INITIALIZED =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"protocolVersion\":\"2025-11-25\"}}";
    private static final String CALL =
            "{ \"jsonrpc\":\"2.0\", \"id\":2, \"method\":\"tools/call\", \"params\":{\"name\":\"a\", \"n\":1.00} }";

    private Behind behind;

    @BeforeEach
    void start() throws IOException {
        behind = new Behind();
    }

    @AfterEach
    void stop() {
        behind.close();
    }

    @Test
    void messagesArriveAsTheTextsTheyAre() throws Exception {
        String answer =
                "{ \"jsonrpc\":\"2.0\",\"id\":2, \"result\":{\"a\":1.0,\"a\":2,\"big\":12345678901234567890,\"\\u00e9\":\"é\"} }";
        behind.answer("initialize", 200, JSON, INITIALIZED);
        behind.answer("tools/call", 200, JSON, answer);

        assertThat(serve(INITIALIZE, CALL)).containsExactly(INITIALIZED, answer);
        assertThat(behind.arrived()).extracting(Arrived::body).containsExactly(INITIALIZE, CALL, "");
    }

    @Test
    void sessionIsCarriedOnAndEnded() throws Exception {
        behind.answer("initialize", 200, JSON, INITIALIZED);
        behind.answer("tools/call", 200, JSON, "{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}");

        serve(INITIALIZE, CALL);

        assertThat(behind.arrived().get(0).headers()).doesNotContainKey("mcp-session-id");
        assertThat(behind.arrived().get(1).headers())
                .containsEntry("mcp-session-id", "s-1")
                .containsEntry("mcp-protocol-version", "2025-11-25");
        assertThat(behind.arrived().get(2).method()).isEqualTo("DELETE");
    }

    @Test
    void requestOfTheStatelessEraSaysInHeadersWhatItIs() throws Exception {
        String call =
                "{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"tools/call\",\"params\":{\"name\":\"süß\",\"_meta\":"
                        + "{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\"}}}";
        behind.answer("tools/call", 200, JSON, "{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"result\":{}}");

        assertThat(serve(call)).hasSize(1);
        assertThat(behind.arrived()).hasSize(1);
        assertThat(behind.arrived().get(0).headers())
                .containsEntry("mcp-protocol-version", "2026-07-28")
                .containsEntry("mcp-method", "tools/call")
                .containsEntry("mcp-name", "=?base64?c8O8w58=?=")
                .doesNotContainKey("mcp-session-id");
    }

    @Test
    void eventsAreTakenApart() throws Exception {
        String note = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\"}";
        String answer = "{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}";
        behind.answer(
                "tools/call",
                200,
                "text/event-stream",
                ": hello\n\nid: 1\nevent: message\ndata: " + note + "\n\ndata: {\"jsonrpc\":\"2.0\",\"id\":2,\n"
                        + "data:  \"result\":{}}\n\n");

        assertThat(serve(CALL)).containsExactly(note, answer.replace(",\"result\"", ",  \"result\""));
    }

    @Test
    void requestWithoutAnAnswerIsAnsweredWithAnError() throws Exception {
        behind.answer("tools/call", 503, "text/plain", "busy");

        assertThat(serve(CALL))
                .containsExactly("{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":{\"code\":-32000,"
                        + "\"message\":\"the server answered with HTTP 503\"}}");
    }

    @Test
    void errorInAnHttpErrorIsHandedOn() throws Exception {
        String refusal = "{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":{\"code\":-32602,\"message\":\"no\"}}";
        behind.answer("tools/call", 400, JSON, refusal);

        assertThat(serve(CALL)).containsExactly(refusal);
    }

    private List<String> serve(String... lines) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] in = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);

        int code = new StdioFront(behind.url(), out, MessageTap.NONE).serve(new ByteArrayInputStream(in));

        assertThat(code).isZero();
        return Arrays.asList(out.toString(StandardCharsets.UTF_8).split("\n"));
    }
}
