package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.contexttck.harness.wire.ShellPeer.LIMITS;
import static org.contexttck.harness.wire.ShellPeer.bare;
import static org.contexttck.harness.wire.ShellPeer.legacy;
import static org.contexttck.harness.wire.ShellPeer.result;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.contexttck.harness.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a process does on its streams, its recording does again, and the kit finds the same. */
class RecordedTransportTest {

    private static final String STAY = "\nwhile read l; do :; done";
    private static final Limits HASTY =
            new Limits(Duration.ofSeconds(10), Duration.ofMillis(600), 1 << 20, 1000, Duration.ofMillis(60));

    private static Object ask(McpClient client) throws InterruptedException {
        Answer answer = client.request("tools/list", Json.object());
        client.settle(Duration.ofMillis(60));
        return answer.outcome();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}'",
                "say '{ \"id\":2, \"jsonrpc\":\"2.0\", \"result\":{\"a\":2.50,\"b\":1e400} }'",
                "say '{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":{\"code\":-1,\"message\":\"no\"}}'",
                "say 'starting up'; say ''; say '42'; say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}'",
                "printf '\\357\\273\\277'; say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}'",
                "say '{\"jsonrpc\":\"2.0\",\"id\":2,\"id\":2,\"result\":{\"a\":1,\"a\":2}}'",
                "printf '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"a\":\"\\377b\\303\\n'; printf '\"}}\\n'; exit 0",
                "printf '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"a\":\"\\360\\237\\302 \\377\\n'; exit 0",
                "printf '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"a\":\"\\355\\240\\200\"}}\\r\\n'",
                "say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"a\":\"\\ud800\"}}'",
                "say '{\"jsonrpc\":\"2.0\",\"id\":9,\"result\":{}}'; say '{\"jsonrpc\":\"2.0\",\"id\":null,\"result\":{}}'"
                        + "; say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}'",
                "say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}'; say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}'",
                "say '{\"jsonrpc\":\"2.0\",\"method\":\"ping\",\"id\":\"p\"}'; read l"
                        + "; say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}'",
                "say '[{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}]'",
                "say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"a\":\"\\t\"'",
                "say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{]'; say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}'",
                "say '{\"jsonrpc\":\"2.0\",\"id\":2,'; say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":[]}'",
                "head -c 1200000 /dev/zero | tr '\\0' x; echo",
                "printf '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"a\":\"'; head -c 1200000 /dev/zero | tr '\\0' x; say '\"}}'",
                "echo 'out of paper' >&2; exit 3",
                "exec >&-; sleep 60",
                "printf '{\"jsonrpc\":\"2.0\",\"id\":2,'; exit 0",
            })
    void doesTheSameAgain(String script) throws Exception {
        Played.legacy(HASTY).same(legacy("read l\n" + script + STAY), client -> {
            Object first = ask(client);
            Object second = client.request("ping", Json.object()).outcome();
            return List.of(first, second, client.alive(), client.exitCode(), client.stderrTail(), client.alive());
        });
    }

    @Test
    void silenceIsToldAtOnce() throws Exception {
        Limits patient = new Limits(Duration.ofSeconds(10), Duration.ofSeconds(2), 1 << 20, 1000);
        Played played = Played.legacy(patient);
        played.record(legacy("read l" + STAY), RecordedTransportTest::ask);
        long start = System.nanoTime();

        Object outcome = played.again(lines -> lines, RecordedTransportTest::ask);

        assertThat(outcome).isEqualTo(new Answer.Silent(Duration.ofSeconds(2), Answer.Meanwhile.UNKNOWN));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(2));
        assertThat(played.now.texts()).isEqualTo(played.then.texts());
    }

    @Test
    void aLateAnswerIsLateAgain() throws Exception {
        Played played = Played.legacy(HASTY);

        played.same(
                legacy("read l; read l; sleep 0.2; say '" + result("2", "{}") + "'; say '" + result("3", "{}") + "'"
                        + STAY),
                client -> {
                    Object first = client.request("a", Json.object()).outcome();
                    Object second = client.request("b", Json.object()).outcome();
                    client.settle(Duration.ofMillis(60));
                    return List.of(first, second);
                });

        assertThat(played.now.texts())
                .filteredOn(line -> line.startsWith("CARRIER 4 silent"))
                .hasSize(1);
    }

    @Test
    void parallelRequestsAreAnsweredInTheOrderOfTheRecording() throws Exception {
        String answers = "read l; read l; read l; say '" + result("4", "{\"n\":4}") + "'; say '"
                + result("2", "{\"n\":2}") + "'; say '" + result("3", "{\"n\":3}") + "'";
        Object outcomes = Played.legacy(LIMITS).same(legacy(answers + STAY), RecordedTransportTest::three);

        assertThat(outcomes.toString())
                .contains("{\"n\":2}")
                .contains("{\"n\":3}")
                .contains("{\"n\":4}");
    }

    private static Object three(McpClient client) {
        List<CompletableFuture<Answer>> pending = new ArrayList<>();
        for (String method : List.of("a", "b", "c")) {
            pending.add(client.send(method, Json.object()));
        }
        return pending.stream().map(future -> future.join().outcome()).toList();
    }

    /** Ids count up in the order of sending, so the three have other ids than they had. */
    @Test
    void requestsInAnotherOrderGetTheirOwnAnswers() throws Exception {
        Played played = Played.legacy(LIMITS);
        played.record(
                legacy("read l; read l; read l; say '" + result("2", "{\"n\":\"a\"}") + "'; say '"
                        + result("3", "{\"n\":\"b\"}") + "'; say '" + result("4", "{\"n\":\"c\"") + "'" + STAY),
                RecordedTransportTest::three);

        Object now = played.again(lines -> lines, client -> {
            CompletableFuture<Answer> third = client.send("c", Json.object());
            CompletableFuture<Answer> first = client.send("a", Json.object());
            CompletableFuture<Answer> second = client.send("b", Json.object());
            return List.of(
                    first.join().outcome(),
                    second.join().outcome(),
                    third.join().outcome(),
                    client.request("c", Json.object()).outcome());
        });

        assertThat(now.toString())
                .isEqualTo("[Result[result={\"n\":\"a\"}], Result[result={\"n\":\"b\"}],"
                        + " Malformed[why=no valid JSON (line 1, column 43: the text ends before the value does)],"
                        + " Malformed[why=no valid JSON (line 1, column 43: the text ends before the value does)]]");
        assertThat(played.departures()).isEmpty();
    }

    @Test
    void aTargetThatCouldNotBeStartedIsNotReachedAgain() throws Exception {
        Endpoint nothing = new Endpoint.Stdio(List.of("no-such-program-of-the-kit"), Map.of(), Optional.empty());

        Object why = Played.legacy(LIMITS).same(nothing, client -> "opened");

        assertThat(why.toString()).contains("no-such-program-of-the-kit");
    }

    @Test
    void aTargetThatEndsBeforeItAnswersSaysWhy() throws Exception {
        Object why = Played.legacy(LIMITS).same(bare("read l; echo 'no licence' >&2; exit 4"), client -> "opened");

        assertThat(why.toString()).isEqualTo("exited with code 4 before answering initialize\nno licence\n");
    }

    /** The first process cannot bear the probe, the second answers initialize: two processes on one connection. */
    @Test
    void aTargetThatIsStartedAnewForTheProbeIsPlayedInTwoParts() throws Exception {
        String script = "read l; case \"$l\" in *discover*) exit 1;; esac; say '"
                + ShellPeer.initialized(2, "2025-06-18") + "'; read l; read l; say '" + result("3", "{}") + "'" + STAY;
        Played played = new Played(LIMITS, Optional.empty());

        played.same(bare(script), client -> List.of(client.revision(), ask(client)));

        assertThat(played.now.texts())
                .filteredOn(line -> line.startsWith("CARRIER 0 opened"))
                .hasSize(2);
    }

    @Test
    void aFloodIsCutWhereItWasCut() throws Exception {
        String flood = "i=0; while [ $i -lt 10050 ]; do echo x; i=$((i+1)); done";
        Limits patient = new Limits(Duration.ofMinutes(1), Duration.ofMinutes(1), 1 << 20, 1000);
        Played played = Played.legacy(patient);

        played.same(
                legacy("read l\n" + flood + "; say '" + result("2", "{}") + "'" + STAY), RecordedTransportTest::ask);

        assertThat(played.now.texts())
                .filteredOn(line -> line.contains(" flood: "))
                .hasSize(1);
    }
}
