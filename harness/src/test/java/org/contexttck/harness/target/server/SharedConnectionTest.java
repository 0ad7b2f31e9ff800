package org.contexttck.harness.target.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A target that is a shell script: {@code say} prints a line, {@code read l} takes one. */
@DisabledOnOs(OS.WINDOWS)
class SharedConnectionTest {

    private static final Limits LIMITS = new Limits(Duration.ofSeconds(10), Duration.ofSeconds(10), 1 << 20, 1000);
    private static final String OPEN = "say() { printf '%s\\n' \"$1\"; }\n"
            + "read l; say '{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"protocolVersion\":\"2025-11-25\","
            + "\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"sh\",\"version\":\"1\"}}}'; read l\n";
    private static final String STAY = "\nwhile read l; do :; done";
    private static final String TOOLS =
            "read l; say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"tools\":[{\"name\":\"find\"},{\"name\":\"keep\"}]}}'";

    @TempDir
    Path folder;

    private final List<String> names = new ArrayList<>();
    private final List<String> sent = new ArrayList<>();

    @Test
    void readersShareOneConnectionAndItIsOpenedWhenFirstNeeded() throws Exception {
        try (ServerTarget target = target(OPEN + STAY)) {
            assertThat(names).isEmpty();
            Connection first = target.shared();

            assertThat(target.shared()).isSameAs(first);
            assertThat(first.transcript()).isEqualTo("transcripts/server-1.jsonl");
            assertThat(names).containsExactly("server-1");
        }
    }

    @Test
    void aConnectionThatHasDiedIsOpenedAgain() throws Exception {
        try (ServerTarget target = target(OPEN + "read l; exit 7")) {
            Connection first = target.shared();
            ToolCall call = first.call("find", "a full page", Json.object());

            assertThat(call.answer().outcome()).isInstanceOf(Answer.Lost.class);
            assertThat(target.shared()).isNotSameAs(first);
            assertThat(target.shared().alive()).isTrue();
            assertThat(names).containsExactly("server-1", "server-2");
        }
    }

    @Test
    void aFreshConnectionIsOneOfItsOwnAndEndsWhenReleased() throws Exception {
        try (ServerTarget target = target(OPEN + STAY)) {
            Connection shared = target.shared();
            Connection own = target.fresh();
            target.release(own);

            assertThat(own).isNotSameAs(shared);
            assertThat(own.alive()).isFalse();
            assertThat(shared.alive()).isTrue();
            assertThat(target.shared()).isSameAs(shared);
        }
    }

    @Test
    void everyConnectionEndsWithTheTarget() throws Exception {
        ServerTarget target = target(OPEN + STAY);
        Connection shared = target.shared();
        Connection own = target.fresh();
        target.close();

        assertThat(shared.alive()).isFalse();
        assertThat(own.alive()).isFalse();
    }

    @Test
    void theListOfToolsIsAskedForOnce() throws Exception {
        try (ServerTarget target = target(OPEN + TOOLS + STAY)) {
            assertThat(target.tools()).containsExactly("find", "keep");
            assertThat(target.tools()).containsExactly("find", "keep");
            assertThat(sent).filteredOn(text -> text.contains("tools/list")).hasSize(1);
        }
    }

    @Test
    void aListThatWasRefusedStandsForTheRun() throws Exception {
        String refusal = "read l; say '{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":{\"code\":1,\"message\":\"no\"}}'";
        try (ServerTarget target = target(OPEN + refusal + STAY)) {
            assertThat(target.tools()).isEmpty();
            assertThat(target.tools()).isEmpty();
            assertThat(sent).filteredOn(text -> text.contains("tools/list")).hasSize(1);
        }
    }

    @Test
    void aListThatTheServerDiedOverIsAskedForAgain() throws Exception {
        String onceDeadly = "[ -e seen ] || { read l; : >seen; exit 1; }\n";
        try (ServerTarget target = target(OPEN + onceDeadly + TOOLS + STAY)) {
            assertThatThrownBy(target::tools)
                    .isInstanceOf(Unreachable.class)
                    .hasMessage("tools/list: no answer: exited with code 1");
            assertThat(target.tools()).containsExactly("find", "keep");
        }
    }

    @Test
    void evidenceOutlivesItsConnection() throws Exception {
        try (ServerTarget target = target(OPEN + TOOLS + STAY)) {
            target.tools();
            Connection own = target.fresh();
            target.release(own);

            assertThat(target.exchange("transcripts/server-2.jsonl", 1))
                    .singleElement()
                    .satisfies(excerpt -> assertThat(excerpt.text()).contains("initialize"));
            assertThat(target.exchange("transcripts/server-1.jsonl", 4, 5)).hasSize(2);
            assertThat(target.exchange("transcripts/server-9.jsonl", 1)).isEmpty();
        }
    }

    private ServerTarget target(String script) {
        Endpoint endpoint = new Endpoint.Stdio(List.of("/bin/sh", "-c", script), Map.of(), Optional.of(folder));
        return new LiveServer(endpoint, Optional.of(Revision.V2025_11_25), LIMITS, this::log, Optional.empty());
    }

    private ConnectionLog.Opened log(String name) {
        names.add(name);
        return new ConnectionLog.Opened("transcripts/" + name + ".jsonl", new WireListener() {
            @Override
            public void message(Message message) {
                if (message.direction() == org.contexttck.harness.wire.Direction.TO_TARGET) {
                    sent.add(message.raw());
                }
            }

            @Override
            public void anomaly(Anomaly anomaly) {
                // not of interest here
            }
        });
    }
}
