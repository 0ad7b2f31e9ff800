package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.contexttck.harness.wire.TransportFacts.Event;
import org.contexttck.harness.wire.TransportFacts.Request;
import org.contexttck.harness.wire.TransportFacts.Response;
import org.contexttck.harness.wire.TransportFacts.WebSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The object of texts in a transcript is a contract: what is written is what is read. */
class TransportFactsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "probe=true",
                "stdio.line-end=CRLF",
                "malformed=ff fe;probe=true;stdio.line-end=LF;truncated=100000015",
                "header.mcp-protocol-version=2025-11-25;http.method=POST",
                "header.x-other=seen;http.method=POST;http.path=/v1/messages;model=aside",
                "http.answers=7;http.content-type=application/json;http.status=404;http.torn=true",
                "header.mcp-session-id=s1;http.status=200;sse.event=message;sse.id=e5",
                "ws.frame=text;ws.frames=2",
                "ws.frame=opcode 9;ws.seat=3",
            })
    void whatIsReadIsWrittenTheSame(String line) {
        Map<String, String> texts = texts(line);

        assertThat(TransportFacts.of(texts).texts()).containsExactlyEntriesOf(texts);
    }

    @Test
    void eachCarrierHasItsOwnFacts() {
        TransportFacts torn = TransportFacts.of(texts("http.status=404;http.torn=true;sse.event=message"));
        assertThat(torn.carrier())
                .isEqualTo(new Response(
                        404,
                        Optional.empty(),
                        OptionalLong.empty(),
                        true,
                        Optional.empty(),
                        Optional.of(new Event("message", Optional.empty()))));
        assertThat(torn.refused()).isTrue();
        assertThat(TransportFacts.of(texts("http.status=200")).refused()).isFalse();
        assertThat(TransportFacts.of(texts("http.method=POST;header.a=b")).request())
                .contains(Request.of("POST", Map.of("A", "b")));
        assertThat(TransportFacts.of(texts("ws.frame=text;ws.frames=2")).carrier())
                .isEqualTo(new WebSocket(WebSocket.TEXT, OptionalInt.of(2), OptionalInt.empty()));
        assertThat(TransportFacts.of(texts("ws.frame=binary")).webSocketText()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"http.status=many", "http.status=99999999999", "header.x=y", "truncated=", "unheard=of"})
    void whatCannotBeTellsNothing(String line) {
        assertThat(TransportFacts.of(texts(line))).isEqualTo(TransportFacts.NONE);
    }

    private static Map<String, String> texts(String line) {
        return Arrays.stream(line.split(";"))
                .filter(fact -> !fact.isEmpty())
                .map(fact -> fact.split("=", 2))
                .collect(Collectors.toMap(fact -> fact[0], fact -> fact[1], (a, b) -> b, TreeMap::new));
    }
}
