package org.contexttck.harness.wire.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.contexttck.harness.wire.mcp.ShellPeer.LIMITS;
import static org.contexttck.harness.wire.mcp.ShellPeer.legacy;
import static org.contexttck.harness.wire.mcp.ShellPeer.open;
import static org.contexttck.harness.wire.mcp.ShellPeer.result;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Answer.Lost;
import org.contexttck.harness.wire.Answer.Malformed;
import org.contexttck.harness.wire.Answer.RpcError;
import org.contexttck.harness.wire.Answer.Silent;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a client over stdio makes of all that a process can do. */
class StdioTest {

    private static final String STAY = "\nwhile read l; do :; done";

    private final CollectingListener heard = new CollectingListener();

    private Answer ask(String script) throws Exception {
        return ask(script, LIMITS);
    }

    private Answer ask(String script, Limits limits) throws Exception {
        try (McpClient client = open(legacy("read l\n" + script + STAY), limits, heard)) {
            Answer answer = client.request("tools/list", Json.object());
            client.settle(Duration.ofMillis(20));
            return answer;
        }
    }

    private Answer askSaying(String line) throws Exception {
        return ask("say '" + line + "'");
    }

    @Test
    void recordsEveryMessageAsItWasSentAndInOrder() throws Exception {
        String spaced = "{ \"id\":2, \"jsonrpc\":\"2.0\", \"result\":{\"a\":2.50,\"b\":1e400} }";
        Answer answer = askSaying(spaced);

        assertThat(heard.messages).extracting(Message::order).containsExactly(1L, 2L, 3L, 4L, 5L);
        assertThat(heard.sent()).element(1).isEqualTo("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        assertThat(heard.sent())
                .last()
                .isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/list\",\"params\":{}}");
        assertThat(heard.received()).last().isEqualTo(spaced);
        assertThat(answer.result().map(Json::write)).contains("{\"a\":2.50,\"b\":1e400}");
        assertThat(answer.request().order()).isEqualTo(4);
        assertThat(answer.message().map(Message::order)).contains(5L);
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void standardErrorIsNotedLineByLine() throws Exception {
        try (McpClient client = open(legacy("echo up >&2; read l; printf 'Error: gone' >&2; exit 3"), LIMITS, heard)) {
            client.request("tools/list", Json.object());

            assertThat(client.stderrTail()).isEqualTo("up\nError: gone");
            assertThat(heard.notes).containsExactly("stderr: up", "stderr: Error: gone");
        }
    }

    @Test
    void tellsAnErrorWithItsData() throws Exception {
        Answer answer =
                askSaying("{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":{\"code\":-32602,\"message\":\"no\",\"data\":[1]}}");

        assertThat(answer.outcome()).isEqualTo(new RpcError(-32602, "no", Optional.of(Json.parse("[1]"))));
        assertThat(answer.describe()).isEqualTo("error -32602: no");
        assertThat(heard.anomalies).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "say 'starting up'                     | STRAY_OUTPUT  | no message: starting up",
                "say ''                                | STRAY_OUTPUT  | an empty line",
                "printf '\\357\\273\\277'              | STRAY_OUTPUT  | a byte order mark before the message",
                "say '42'                              | STRAY_OUTPUT  | no message: 42",
                "say '42 of 50'                        | STRAY_OUTPUT  | no message: 42 of 50",
                "say '[INFO] {\"id\":2}'               | STRAY_OUTPUT  | no message: [INFO] {\"id\":2}",
                "say '[1, 2]'                          | STRAY_OUTPUT  | no message: [1, 2]",
                "say '{\"level\":\"info\"}'            | STRAY_OUTPUT  | no message: {\"level\":\"info\"}",
                "say '{\"error\":\"x\",\"method\":\"GET\"}' | STRAY_OUTPUT | no message: {\"error\":\"x\",\"method\":\"GET\"}",
                "say '{\"jsonrpc\":\"2.0\"}'           | NOT_A_MESSAGE | neither request nor answer: {\"jsonrpc\":\"2.0\"}",
                "say '{\"jsonrpc\":\"2.0\",\"id\":null,\"result\":{}}' | NULL_ID | an answer without a usable id",
                "say '{\"jsonrpc\":\"2.0\",\"id\":77,\"result\":{}}' | UNKNOWN_ID | an answer with id 77, which no request had",
            })
    void reportsWhatIsNoAnswerAndGoesOnToTheAnswer(String noise, Kind kind, String text) throws Exception {
        Answer answer = ask(noise + "; say '" + result("2", "{\"ok\":true}") + "'");

        assertThat(answer.result()).isPresent();
        assertThat(heard.anomalies).hasSize(1);
        assertThat(heard.anomalies.get(0).kind()).isEqualTo(kind);
        assertThat(heard.anomalies.get(0).text()).isEqualTo(text);
        assertThat(heard.anomalies.get(0).order()).isEqualTo(5);
    }

    @Test
    void reportsBrokenJsonWithItsPlace() throws Exception {
        Answer answer = ask("say '{\"jsonrpc\":\"2.0\",'; say '" + result("2", "{}") + "'");

        assertThat(answer.result()).isPresent();
        assertThat(heard.kinds()).containsExactly(Kind.UNPARSABLE);
        assertThat(heard.anomalies.get(0).text()).startsWith("no valid JSON (line 1, column ");
    }

    @Test
    void doesNotWaitForAnotherAnswerWhereTheAnswerIsNoJson() throws Exception {
        Answer answer = ask("say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"a\":\"\t\"}}'");

        assertThat(answer.describe())
                .isEqualTo(
                        "no valid answer: no valid JSON (line 1, column 40: control character U+0009 inside a string; "
                                + "it has to be escaped)");
        assertThat(answer.message()).isPresent();
        assertThat(heard.kinds()).containsExactly(Kind.UNPARSABLE);
    }

    @ParameterizedTest
    @CsvSource({"'[INFO] served ', '', before", "'{\"level\":\"info\"} ', '', behind", "'', ' INFO  served', behind"})
    void doesNotWaitForAnotherAnswerWhereALogSharesItsLine(String before, String behind, String where)
            throws Exception {
        Answer answer = ask("say '" + before + result("2", "{}") + behind + "'");

        assertThat(answer.describe()).isEqualTo("no valid answer: something else " + where + " a message on its line");
        assertThat(heard.kinds()).containsExactly(Kind.STRAY_OUTPUT);
    }

    @Test
    void namesWhatMadeTheAnswerUnreadable() throws Exception {
        Answer answer = ask("printf '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"a\":\"\\377\"\\n'");

        assertThat(answer.describe())
                .isEqualTo("no valid answer: no valid JSON (line 1, column 42: the text ends before the value does)");
        assertThat(heard.kinds()).containsExactly(Kind.BAD_UTF8, Kind.UNPARSABLE);
    }

    @Test
    void takesCarriageReturnsAsLineEnds() throws Exception {
        Answer answer = ask("printf '%s\\r\\n' '" + result("2", "{}") + "'");

        assertThat(answer.message().map(m -> m.transport().texts().get("stdio.line-end")))
                .contains("CRLF");
        assertThat(answer.message().map(Message::raw)).contains(result("2", "{}"));
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void readsPastBadUtf8() throws Exception {
        Answer answer = ask("printf '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"a\":\"x\\377y\"}}\\n'");

        assertThat(answer.result().map(r -> r.path("a").asText())).contains("x\uFFFDy");
        assertThat(heard.kinds()).containsExactly(Kind.BAD_UTF8);
    }

    @Test
    void seesLoneSurrogatesAndRepeatedKeys() throws Exception {
        Answer answer = askSaying(result("2", "{\"a\":\"\\ud800\",\"b\":1,\"b\":2}"));

        assertThat(answer.result()).isPresent();
        assertThat(heard.kinds()).containsExactlyInAnyOrder(Kind.LONE_SURROGATE, Kind.DUPLICATE_KEY);
        assertThat(answer.message().orElseThrow().notes()).hasSize(2);
    }

    @Test
    void reportsABatchAndReadsIt() throws Exception {
        Answer answer = askSaying("[" + result("2", "{\"a\":1}") + "]");

        assertThat(answer.result()).isPresent();
        assertThat(heard.kinds()).containsExactly(Kind.NOT_A_MESSAGE);
        assertThat(heard.anomalies.get(0).text()).isEqualTo("an array of 1 messages; this revision knows no batches");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{},\"error\":{\"code\":1,\"message\":\"x\"}} | it has both a result and an error",
                "{\"jsonrpc\":\"2.0\",\"id\":2}                             | it has neither a result nor an error",
                "{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":[]}               | its result is no object",
                "{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":\"x\"}             | its error has no code that is a whole number",
                "{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":{\"code\":1.5,\"message\":\"x\"}} | its error has no code that is a whole number",
                "{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":{\"code\":1e99999,\"message\":\"x\"}} | its error has no code that is a whole number",
                "{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":{\"code\":1}}      | its error has no message that is text",
            })
    void saysWhyAnAnswerIsNone(String line, String why) throws Exception {
        assertThat(askSaying(line).outcome()).isEqualTo(new Malformed(why));
        assertThat(heard.anomalies).containsExactly(new Anomaly(Kind.NOT_A_MESSAGE, why, 5));
    }

    @Test
    void takesAResultWhoseVersionOfJsonRpcIsWrong() throws Exception {
        assertThat(askSaying("{\"jsonrpc\":\"1.0\",\"id\":2,\"result\":{}}").result())
                .isPresent();
        assertThat(heard.anomalies).extracting(Anomaly::text).containsExactly("its jsonrpc is \"1.0\", not \"2.0\"");
    }

    @Test
    void seesASecondAnswer() throws Exception {
        String line = result("2", "{}");
        Answer answer = askSaying(line + "\n" + line);

        assertThat(answer.result()).isPresent();
        assertThat(heard.anomalies)
                .containsExactly(new Anomaly(Kind.ANSWERED_TWICE, "a second answer to request 2", 6));
    }

    @Test
    void seesTheRequestEchoedAsNoAnswer() throws Exception {
        Answer answer = ask("say \"$l\"");

        assertThat(answer.outcome()).isEqualTo(new Malformed("the request itself came back"));
        assertThat(heard.kinds()).containsExactly(Kind.NOT_A_MESSAGE);
        assertThat(heard.sent()).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({"'\"2\"', a text for a number", "2.0, not the same number"})
    void anIdOfAnotherTypeEndsTheWaitForTheAnswer(String id, String type) throws Exception {
        Answer answer = ask("say '" + result(id, "{}") + "'");

        String why = "an answer with id " + id + " to a request with id 2: " + type;
        assertThat(answer.outcome()).isEqualTo(new Malformed(why));
        assertThat(heard.anomalies).containsExactly(new Anomaly(Kind.UNKNOWN_ID, why, 5));
    }

    @Test
    void anIdThatNoRequestHadLeavesTheRequestUnanswered() throws Exception {
        Limits hasty = new Limits(LIMITS.connect(), Duration.ofMillis(300), LIMITS.maxMessageBytes(), 1000);
        Answer answer = ask("say '" + result("\"9\"", "{}") + "'", hasty);

        assertThat(answer.outcome()).isInstanceOf(Silent.class);
        assertThat(heard.kinds()).startsWith(Kind.UNKNOWN_ID);
    }

    @Test
    void readsAnAnswerWithoutLineEndBeforeTheExit() throws Exception {
        Answer answer = ask("printf '%s' '" + result("2", "{}") + "'; exit 0");

        assertThat(answer.result()).isPresent();
        assertThat(answer.message().map(m -> m.transport().texts().get("stdio.line-end")))
                .contains("none");
    }

    @Test
    void anExitLosesTheRequestAndAllLaterOnes() throws Exception {
        try (McpClient client = open(legacy("read l; echo gone >&2; exit 3"), heard)) {
            Answer first = client.request("tools/list", Json.object());
            Answer second = client.request("tools/list", Json.object());

            assertThat(first.outcome()).isEqualTo(new Lost("exited with code 3"));
            assertThat(second.outcome()).isEqualTo(new Lost("exited with code 3"));
            assertThat(second.request().order()).isZero();
            assertThat(client.alive()).isFalse();
            assertThat(client.exitCode()).contains(3);
            assertThat(client.stderrTail()).isEqualTo("gone\n");
        }
        assertThat(heard.kinds()).containsExactly(Kind.EXITED, Kind.UNANSWERED);
        assertThat(heard.anomalies.get(0).text()).isEqualTo("exited with code 3; the last on its stderr: gone");
        assertThat(heard.messages).hasSize(4);
    }

    @Test
    void anExitIsSeenAlthoughADescendantHoldsThePipes() throws Exception {
        Answer answer = ask("sleep 3 & kill -9 $$");

        assertThat(answer.outcome()).isEqualTo(new Lost("exited with code 137 (signal 9)"));
    }

    @Test
    void aClosedStdoutIsNoExit() throws Exception {
        try (McpClient client = open(legacy("read l; exec >&-" + STAY), heard)) {
            Answer answer = client.request("tools/list", Json.object());

            assertThat(answer.outcome()).isEqualTo(new Lost("closed its stdout and runs on"));
            assertThat(client.alive()).isTrue();
        }
        assertThat(heard.kinds()).containsExactly(Kind.CLOSED, Kind.UNANSWERED);
    }

    @Test
    void anEndThatTakesItsTimeIsAnExit() throws Exception {
        Answer answer = ask("exec >&-; i=0; while [ $i -lt 600000 ]; do i=$((i+1)); done; exit 3");

        assertThat(answer.outcome()).isEqualTo(new Lost("exited with code 3"));
    }

    @Test
    void aClosedStdinIsNoExit() throws Exception {
        try (McpClient client = open(legacy("exec <&-; while :; do sleep 0.05; done"), heard)) {
            CompletableFuture<Answer> first = client.send("tools/list", Json.object());
            assertThat(client.request("x".repeat(1 << 18), Json.object()).outcome())
                    .isEqualTo(new Lost("closed its stdin and runs on"));
            assertThat(first.join().outcome()).isInstanceOf(Lost.class);
        }
    }

    @Test
    void aClosedStderrChangesNothing() throws Exception {
        assertThat(ask("exec 2>&-; say '" + result("2", "{}") + "'").result()).isPresent();
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void drainsAFloodOnStderrAndKeepsItsEnd() throws Exception {
        String flood = "read l; yes 'noise on stderr' | head -c 8500000 >&2; echo END >&2; ";
        try (McpClient client = open(legacy(flood + "say '" + result("2", "{}") + "'" + STAY), heard)) {
            assertThat(client.request("tools/list", Json.object()).result()).isPresent();
            assertThat(client.stderrTail()).hasSizeLessThanOrEqualTo(16 * 1024);
        }
    }

    @Test
    void cutsAnAnswerThatIsTooLongAndGoesOn() throws Exception {
        String script =
                "read l; printf '{\"id\":2,\"a\":\"'; head -c 100000000 /dev/zero | tr '\\0' a; say '\"}'; read l; ";
        try (McpClient client = open(legacy(script + "say '" + result("3", "{}") + "'" + STAY), heard)) {
            Answer answer = client.request("tools/list", Json.object());

            assertThat(answer.outcome()).isEqualTo(new Malformed("a message of 100000015 bytes; the limit is 1048576"));
            Message message = answer.message().orElseThrow();
            assertThat(message.raw()).startsWith("{\"id\":2,\"a\":\"aaaa").hasSize(64 * 1024);
            assertThat(message.transport().texts()).containsEntry("truncated", "100000015");
            assertThat(client.request("tools/list", Json.object()).result()).isPresent();
        }
        assertThat(heard.kinds()).containsExactly(Kind.TOO_LARGE);
    }

    @Test
    void doesNotReadWhatIsNestedTooDeep() throws Exception {
        Answer answer = ask("head -c 100000 /dev/zero | tr '\\0' '['; say ''");

        assertThat(answer.outcome()).isInstanceOf(Malformed.class);
        assertThat(heard.kinds()).containsExactly(Kind.TOO_DEEP);
    }

    @Test
    void aFloodOfNotificationsIsCountedAndNotKept() throws Exception {
        String line = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/x\"}";
        Answer answer = ask("yes '" + line + "' | head -n 20000; say '" + result("2", "{}") + "'");

        assertThat(answer.result()).isPresent();
        assertThat(heard.kinds()).containsExactly(Kind.FLOOD);
        assertThat(heard.anomalies.get(0).text())
                .isEqualTo("more than 10000 messages that answer nothing; no more of them are recorded");
        assertThat(heard.received()).hasSize(10_002);
    }

    @Test
    void aTargetThatDoesNotReadIsSilentAndCanBeEnded() throws Exception {
        Limits hasty = new Limits(LIMITS.connect(), Duration.ofMillis(300), LIMITS.maxMessageBytes(), 1000);
        try (McpClient client = open(legacy("exec sleep 1000"), hasty, heard)) {
            Answer answer = client.request("x", Json.object().put("long", "y".repeat(1 << 20)));
            assertThat(answer.outcome()).isInstanceOf(Silent.class);
        }
        assertThat(heard.kinds()).containsExactly(Kind.UNANSWERED);
    }

    @Test
    void answersWhatTheServerAsks() throws Exception {
        String script = "say '{\"jsonrpc\":\"2.0\",\"id\":\"p\",\"method\":\"ping\"}'; read p;"
                + "say '{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"roots/list\"}'; read r;"
                + "say '" + result("2", "{}") + "'";
        Answer answer = ask(script);

        assertThat(answer.result()).isPresent();
        assertThat(heard.sent().subList(3, 5))
                .containsExactly(
                        "{\"jsonrpc\":\"2.0\",\"id\":\"p\",\"result\":{}}",
                        "{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":{\"code\":-32601,"
                                + "\"message\":\"context-tck declared no capability for this method\"}}");
        assertThat(heard.anomalies).isEmpty();
    }
}
