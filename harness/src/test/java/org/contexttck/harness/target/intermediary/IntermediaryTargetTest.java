package org.contexttck.harness.target.intermediary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The kit's own bridge as the intermediary: it relays everything as it is. */
class IntermediaryTargetTest {

    private static final ObjectNode RESULT = (ObjectNode)
            Json.parse("{\"content\":[],\"_meta\":{\"context\":{\"consumed\":true,\"n\":12345678901234567890}}}");

    private final List<String> logs = Collections.synchronizedList(new ArrayList<>());

    @Test
    void sameCallIsMadeDirectlyAndThroughInBothEras() throws Exception {
        try (IntermediaryTarget target = start("{upstream: stdio, stdio: {command: ['{mcp.bridge}']}}")) {
            assertThat(target.passages())
                    .extracting(IntermediaryPassage::behind)
                    .containsExactly(Revision.V2025_11_25, Revision.V2026_07_28);
            for (IntermediaryPassage passage : target.passages()) {
                IntermediaryRelay relay = relay(passage, "search_records", new Reply.Result(RESULT));

                assertThat(passage.front()).isEqualTo(passage.behind());
                assertThat(relay.original()).isPresent().isEqualTo(relay.received());
                assertThat(relay.direct().result()).isEqualTo(relay.original());
                assertThat(relay.original().get().path("_meta")).isEqualTo(RESULT.path("_meta"));
                assertThat(relay.exchange()).hasSize(2);
                assertThat(relay.line())
                        .startsWith("search_records {\"token\":\"t1\"} ("
                                + passage.front().text());
                assertThat(relay.arrived()).contains(relay.passed().arguments());
                assertThat(passage.relay("no_such_tool", Json.object(), List.of(new Reply.Result(RESULT))))
                        .isEmpty();
            }
            assertThat(target.address()).isEqualTo("{mcp.bridge} (before a server of 2025-11-25, 2026-07-28)");
            assertThat(target.transport()).isEqualTo("stdio");
        }
        assertThat(logs).contains("behind-2025-11-25", "direct-2025-11-25", "front-2025-11-25", "front-2026-07-28");
    }

    @Test
    void eachOfSeveralCallsInFlightHasItsOwnAnswer() throws Exception {
        try (IntermediaryTarget target =
                start("{upstream: stdio, stdio: {command: ['{mcp.bridge}']}, upstream-mcp: [2026-07-28]}")) {
            List<IntermediaryRelay> relays = target.passages()
                    .get(0)
                    .relay(
                            "search_records",
                            Json.object().put("page", 1),
                            List.of(new Reply.Result(RESULT), new Reply.RpcError(-32602, "no")));

            assertThat(relays).hasSize(2);
            assertThat(relays.get(0).received()).isPresent();
            assertThat(relays.get(1).through().outcome()).isInstanceOf(Answer.RpcError.class);
            assertThat(relays.get(0).sent().orElseThrow().order())
                    .isGreaterThan(relays.get(1).sent().orElseThrow().order());
        }
    }

    @Test
    void errorOfTheServerComesThroughAndLeavesNoResult() throws Exception {
        try (IntermediaryTarget target =
                start("{upstream: stdio, stdio: {command: ['{mcp.bridge}']}, upstream-mcp: [2026-07-28]}")) {
            IntermediaryRelay relay =
                    relay(target.passages().get(0), "store_analysis_memory", new Reply.RpcError(-32602, "no"));

            assertThat(relay.sent()).isPresent();
            assertThat(relay.original()).isEmpty();
            assertThat(relay.through().outcome()).isInstanceOf(Answer.RpcError.class);
        }
    }

    @Test
    void fileIsWrittenWithTheAddressInIt() throws Exception {
        String script = "exec $(cat \"$0\")";
        try (IntermediaryTarget target =
                start("{upstream: stdio, upstream-mcp: [2025-11-25], stdio: {command: [sh, -c, '" + script
                        + "', '{config}']}, config: {file: run, template: '{mcp.bridge}'}}")) {
            assertThat(target.passages()).hasSize(1);
        }
    }

    @Test
    void oneThatEndsAtOnceIsToldForEachEra() {
        Unreachable reason = catchThrowableOfType(
                Unreachable.class, () -> start("{upstream: http, stdio: {command: [sh, -c, 'exit 3', '{mcp.url}']}}"));

        assertThat(reason)
                .hasMessageMatching("with a server of 2025-11-25: exited with code 3.*"
                        + "; with a server of 2026-07-28: exited with code 3.*");
    }

    @Test
    void anEraThatIsNotAnsweredInTimeIsMissingAndNotLeftOut(@TempDir Path folder) throws Exception {
        String script = "[ -e " + folder + "/seen ] && exec sleep 100; : >" + folder + "/seen; exec \"$0\" \"$@\"";
        try (IntermediaryTarget target =
                start("{upstream: stdio, stdio: {command: [sh, -c, '" + script + "', '{mcp.bridge}']}}", "6s")) {
            assertThat(target.passages())
                    .extracting(IntermediaryPassage::behind)
                    .containsExactly(Revision.V2025_11_25);
            assertThat(target.notOpened()).singleElement().satisfies(missing -> {
                assertThat(missing.behind()).isEqualTo(Revision.V2026_07_28);
                assertThat(missing.refused()).isFalse();
                assertThat(missing.reason()).isEqualTo("no answer in 6 s to initialize");
            });
        }
    }

    @Test
    void anEraThatIsAnsweredLateIsOpenedAllTheSame() throws Exception {
        String script = "sleep 2.5; exec \"$0\" \"$@\"";
        try (IntermediaryTarget target =
                start("{upstream: stdio, stdio: {command: [sh, -c, '" + script + "', '{mcp.bridge}']}}", "6s")) {
            assertThat(target.notOpened()).isEmpty();
            assertThat(target.passages())
                    .extracting(IntermediaryPassage::behind)
                    .containsExactly(Revision.V2025_11_25, Revision.V2026_07_28);
        }
    }

    @Test
    void anEraThatItEndsOverIsLeftOutWithTheReason(@TempDir Path folder) throws Exception {
        String script = "[ -e " + folder + "/seen ] && exit 3; : >" + folder + "/seen; exec \"$0\" \"$@\"";
        try (IntermediaryTarget target =
                start("{upstream: stdio, stdio: {command: [sh, -c, '" + script + "', '{mcp.bridge}']}}")) {
            assertThat(target.notOpened()).singleElement().satisfies(left -> {
                assertThat(left.behind()).isEqualTo(Revision.V2026_07_28);
                assertThat(left.refused()).isTrue();
                assertThat(left.reason()).startsWith("exited with code 3 before answering initialize");
            });
            assertThat(target.address()).contains(" (not before one of 2026-07-28: exited with code 3 ");
        }
    }

    private IntermediaryTarget start(String intermediary) throws ProfileException, Unreachable, InterruptedException {
        return start(intermediary, "10s");
    }

    private IntermediaryTarget start(String intermediary, String connect)
            throws ProfileException, Unreachable, InterruptedException {
        String text = "limits: {connect: " + connect + ", answer: 10s}\nintermediary: " + intermediary + "\n";
        return IntermediaryTarget.start(
                Profiles.parse("p", text, name -> Optional.empty()), Launcher.processes(), this::log);
    }

    private ConnectionLog.Opened log(String name) {
        logs.add(name);
        return new ConnectionLog.Opened(name, new WireListener() {
            @Override
            public void message(Message message) {
                // only that there is a log is looked at
            }

            @Override
            public void anomaly(Anomaly anomaly) {
                logs.add(name + ": " + anomaly.text());
            }
        });
    }

    private static IntermediaryRelay relay(IntermediaryPassage passage, String tool, Reply reply)
            throws InterruptedException {
        return passage.relay(tool, Json.object(), List.of(reply)).get(0);
    }
}
