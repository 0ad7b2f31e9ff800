package org.contexttck.harness.wire.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.contexttck.harness.wire.mcp.ShellPeer.LIMITS;
import static org.contexttck.harness.wire.mcp.ShellPeer.legacy;
import static org.contexttck.harness.wire.mcp.ShellPeer.open;
import static org.contexttck.harness.wire.mcp.ShellPeer.result;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Answer.Silent;
import org.contexttck.harness.wire.Limits;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** What is made of a process that leaves a request unanswered, by what else it does. */
class SilenceTest {

    private static final String STAY = "\nwhile read l; do :; done";

    private final CollectingListener heard = new CollectingListener();

    private Answer ask(String script, Limits limits) throws Exception {
        try (McpClient client = open(legacy("read l\n" + script + STAY), limits, heard)) {
            Answer answer = client.request("tools/list", Json.object());
            client.settle(Duration.ofMillis(20));
            return answer;
        }
    }

    @Test
    void anAnswerThatStaysAwayWhileOthersComeIsMissing() throws Exception {
        Limits hasty = new Limits(LIMITS.connect(), Duration.ofMillis(1000), LIMITS.maxMessageBytes(), 1000);
        Answer answer = ask(
                "while read l; do case $l in *ping-*) n=${l#*ping-}; say '{\"jsonrpc\":\"2.0\",\"id\":\"ping-'${n%%\\\"*}'\",\"result\":{}}';; esac; done",
                hasty);

        assertThat(answer.describe()).matches("no answer in 1 s, while it answered ping after \\d+ ms");
        assertThat(answer.unclear()).isFalse();
        assertThat(heard.anomalies).extracting(Anomaly::text).containsExactly("tools/list: " + answer.describe());
        assertThat(heard.kinds()).containsExactly(Kind.UNANSWERED);
    }

    @Test
    void anIdleProcessLeavesARequestUnansweredByItsOwnDoing() throws Exception {
        assumeTrue(Files.isDirectory(Path.of("/proc/self")));
        Limits hasty = new Limits(LIMITS.connect(), Duration.ofMillis(400), LIMITS.maxMessageBytes(), 1000);
        Answer answer = ask("", hasty);

        assertThat(answer.describe()).isEqualTo("no answer in 650 ms, while its process was idle");
        assertThat(heard.kinds()).containsExactly(Kind.UNANSWERED);
    }

    @Test
    void nothingIsHeldAgainstAProcessThatIsStopped() throws Exception {
        assumeTrue(Files.isDirectory(Path.of("/proc/self")));
        Limits hasty = new Limits(LIMITS.connect(), Duration.ofMillis(400), LIMITS.maxMessageBytes(), 1000);
        Answer answer = ask("kill -STOP $$", hasty);

        assertThat(answer.describe()).isEqualTo("no answer in 800 ms, nor any to ping (its process was stopped)");
        assertThat(answer.unclear()).isTrue();
        assertThat(heard.kinds()).containsExactly(Kind.UNCLEAR);
    }

    @Test
    void nothingIsHeldAgainstAProcessThatWorks() throws Exception {
        assumeTrue(Files.isDirectory(Path.of("/proc/self")));
        Limits hasty = new Limits(LIMITS.connect(), Duration.ofMillis(400), LIMITS.maxMessageBytes(), 1000);
        Answer answer = ask("while :; do :; done", hasty);

        assertThat(answer.unclear()).isTrue();
        assertThat(heard.kinds()).containsExactly(Kind.UNCLEAR);
    }

    @Test
    void aProcessThatGoesOnAfterAStopIsWaitedFor() throws Exception {
        Limits hasty = new Limits(LIMITS.connect(), Duration.ofMillis(1000), LIMITS.maxMessageBytes(), 1000);
        Answer answer = ask("(sleep 1.5; kill -CONT $$) & kill -STOP $$; say '" + result("2", "{}") + "'", hasty);

        assertThat(answer.result()).isPresent();
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void aLateAnswerIsRecordedAndNotUnknown() throws Exception {
        Limits hasty = new Limits(LIMITS.connect(), Duration.ofMillis(200), LIMITS.maxMessageBytes(), 1000);
        try (McpClient client =
                open(legacy("read l; read l; read l; say '" + result("2", "{}") + "'" + STAY), hasty, heard)) {
            assertThat(client.request("tools/list", Json.object()).outcome()).isInstanceOf(Silent.class);
            client.notify("notifications/now", Json.object());
            client.settle(Duration.ofMillis(400));
        }
        assertThat(heard.received()).last().isEqualTo(result("2", "{}"));
        assertThat(heard.kinds()).containsExactly(Kind.UNANSWERED);
    }
}
