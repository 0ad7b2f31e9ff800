package org.contexttck.harness.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.peer.Prompt;
import org.contexttck.harness.peer.PromptMessage;
import org.contexttck.harness.peer.Reply;
import org.contexttck.harness.peer.ScriptedCall;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Unreachable;
import org.junit.jupiter.api.Test;

/** Conversations with a small host, sound or with one fault, and what is said of it then. */
class ModelSessionTest {

    private static final String ONE = "client: {command: [host, '{mcp.url}', '{model.url}', '{prompt}']}\n";
    private static final String LINES =
            "client: {command: [host, '{mcp.url}', '{model.url}', '-'], prompts: lines, new-conversation: /new}\n";
    private static final String LIMITS = "limits: {connect: 2s, answer: 400ms}\n";

    private final Logged log = new Logged();
    private final List<String> people = new CopyOnWriteArrayList<>();

    private ClientTarget target(String profile, FakeHost.Kind kind) throws Exception {
        Profile read = Profiles.parse("p.yaml", profile + LIMITS, name -> Optional.empty());
        return ClientTarget.of(read, FakeHost.launcher(kind), log, Schemas.bundled(), people::add)
                .get(0);
    }

    private static ScriptedCall call(String id, String tool, Reply reply) {
        return new ScriptedCall(id, tool, Json.object().put("query", id), reply);
    }

    private static ScriptedCall search(String id) {
        return call(id, "search_records", text("records of " + id));
    }

    private static Reply text(String text) {
        ObjectNode result = Json.object();
        result.putArray("content").addObject().put("type", "text").put("text", text);
        return new Reply.Result(result);
    }

    /** What is said of a host in its first turn. */
    private ClientSilent silent(String profile, FakeHost.Kind kind) throws Exception {
        try (ClientTarget target = target(profile, kind);
                ClientSession session = target.converse("a scenario")) {
            return catchThrowableOfType(ClientSilent.class, () -> session.turn(List.of(search("c1"))));
        }
    }

    @Test
    void everyTurnShowsWhatTheClientSends() throws Exception {
        try (ClientTarget target = target(ONE, FakeHost::new);
                ClientSession session = target.converse("a scenario")) {
            Prompt first = session.turn(List.of(search("c1")));
            assertThat(first.results("c1")).extracting(PromptMessage::text).containsExactly("records of c1");
            Prompt second = session.turn(List.of(search("c2"), call("c3", "store_analysis_memory", text("stored"))));
            assertThat(second.results("c3")).extracting(PromptMessage::text).containsExactly("stored");
            assertThat(session.prompt()).isSameAs(second);
            assertThat(session.memory()).isEmpty();
            assertThat(session.view()).isEmpty();

            assertThat(session.transcript()).isEqualTo("model-openai-1-model");
            Message recorded = log.messages(session.transcript()).stream()
                    .filter(it -> it.order() == session.recordedAs(second))
                    .findFirst()
                    .orElseThrow();
            assertThat(recorded.raw()).isEqualTo(second.raw());
            assertThat(recorded.direction()).isEqualTo(Direction.FROM_TARGET);
        }
        assertThat(log.traffic())
                .containsEntry("model-openai-1-model", Traffic.OTHER)
                .containsEntry("model-openai-1-fixture", Traffic.FROM_CLIENT)
                .hasSize(2);
        assertThat(log.messages("model-openai-1-fixture"))
                .filteredOn(it -> it.direction() == Direction.FROM_TARGET)
                .extracting(it -> it.json().orElseThrow().path("method").asText())
                .containsExactly("initialize", "notifications/initialized", "tools/call", "tools/call", "tools/call");
    }

    @Test
    void reachingTellsWhoItIs() throws Exception {
        try (ClientTarget target = target(ONE, FakeHost::new)) {
            assertThat(target.reach())
                    .isEqualTo(new ReachedClient(
                            "http", "host {mcp.url} {model.url} {prompt}", "fake-host", "7", "2025-11-25"));
        }
    }

    @Test
    void namesWithPrefixesAreFound() throws Exception {
        try (ClientTarget target = target(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    String prefix() {
                        return "mcp__fixture__";
                    }
                });
                ClientSession session = target.converse("a scenario")) {
            assertThat(session.turn(List.of(search("c1"))).results("c1")).hasSize(1);
        }
    }

    @Test
    void titlesAndCallsOutsideTheScriptDoNotConfuseAnything() throws Exception {
        try (ClientTarget target = target(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    boolean turn() throws Exception {
                        var title = Json.array();
                        title.addObject().put("role", "user").put("content", "Give this conversation a title");
                        ask(title, false);
                        call("recall_memory", Json.object());
                        return super.turn();
                    }
                });
                ClientSession session = target.converse("a scenario")) {
            assertThat(session.turn(List.of(search("c1"))).results("c1")).hasSize(1);
            assertThat(session.turn(List.of(search("c2"))).results("c2")).hasSize(1);
        }
    }

    @Test
    void oneProcessServesOneConversationAfterAnother() throws Exception {
        List<FakeHost> started = new CopyOnWriteArrayList<>();
        try (ClientTarget target = target(LINES, (arguments, connection) -> {
            FakeHost host = new FakeHost(arguments, connection);
            started.add(host);
            return host;
        })) {
            for (int i = 0; i < 3; i++) {
                try (ClientSession session = target.converse("scenario " + i)) {
                    Prompt prompt = session.turn(List.of(search("c1")));
                    assertThat(prompt.messages()).hasSize(3);
                    Prompt next = session.userSays("And what else?");
                    assertThat(next.messages()).hasSize(5);
                    assertThat(next.holds("And what else?")).isTrue();
                }
            }
            assertThat(started).hasSize(1);
            try (ClientSession one = target.converse("at the same time");
                    ClientSession other = target.converse("at the same time too")) {
                assertThat(one.turn(List.of(search("c1"))).messages()).hasSize(3);
                assertThat(other.turn(List.of(search("c1"))).messages()).hasSize(3);
            }
            assertThat(started).hasSize(2);
        }
    }

    @Test
    void aConversationThatIsNotFreshIsSaid() throws Exception {
        try (ClientTarget target = target(LINES, (arguments, connection) -> new FakeHost(arguments, connection) {
            @Override
            void fresh() {
                // keeps everything
            }
        })) {
            try (ClientSession session = target.converse("first")) {
                session.turn(List.of(search("c1")));
            }
            try (ClientSession session = target.converse("second")) {
                assertThat(catchThrowableOfType(ClientSilent.class, () -> session.turn(List.of(search("c1")))))
                        .hasMessage(
                                "no fresh conversation was begun: the first request already holds 2 messages with tool "
                                        + "calls and results (the line was /new)");
            }
        }
    }

    @Test
    void aClientWithOnePromptHearsNoSecond() throws Exception {
        try (ClientTarget target = target(ONE, FakeHost::new);
                ClientSession session = target.converse("a scenario")) {
            session.turn(List.of(search("c1")));
            assertThat(catchThrowableOfType(ClientSilent.class, () -> session.userSays("And?")))
                    .hasMessage("the client takes only one prompt of the user (client.prompts of the profile is one)");
            assertThat(catchThrowableOfType(ClientSilent.class, () -> session.redeliver(search("c1"))))
                    .hasMessage("a result can be delivered once more only through the driver");
        }
    }

    @Test
    void oneThatEndsAtOnce() throws Exception {
        ClientSilent silent = silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
            @Override
            int run() {
                complain("no licence");
                return 3;
            }
        });
        assertThat(silent)
                .hasMessage("the client exited with code 3 before it asked the model anything "
                        + "(nothing else reached the model; neither did it speak to the MCP server)");
        assertThat(silent.stderrTail()).isEqualTo("no licence\n");
    }

    @Test
    void oneThatNeverAsks() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    int run() throws Exception {
                        call("recall_memory", Json.object());
                        hang();
                        return 0;
                    }
                }))
                .hasMessage("the client did not ask the model anything in 2 s "
                        + "(nothing else reached the model; it did speak to the MCP server)");
    }

    @Test
    void oneThatOffersNoTools() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    boolean turn() throws Exception {
                        ask(messages(), false);
                        return false;
                    }
                }))
                .hasMessage("the client exited with code 0 before it asked the model anything "
                        + "(1 request to the model without the fixture's tools (offered: no tool at all); "
                        + "neither did it speak to the MCP server)");
    }

    @Test
    void oneThatAnswersWithoutCallingTools() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    void tool(JsonNode call) {
                        result(call, "tool not\navailable");
                    }
                }))
                .hasMessage(
                        "the client asked the model again without having called search_records, which the model called as "
                                + "c1; it gave the result \"tool not available\" for it");
    }

    @Test
    void oneThatCallsAnotherTool() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    void tool(JsonNode call) throws Exception {
                        call("find_records", Json.object());
                    }
                }))
                .hasMessage(
                        "the client asked the model again without having called search_records, which the model called as "
                                + "c1 (but called find_records {}); it gave no result for it");
    }

    @Test
    void oneThatNeverCallsTheTool() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    void tool(JsonNode call) throws Exception {
                        hang();
                    }
                }))
                .hasMessage("the client did not call search_records, which the model called as c1 in 400 ms");
    }

    @Test
    void oneThatEndsInsteadOfCallingTheTool() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    boolean turn() throws Exception {
                        ask(messages(), true);
                        return false;
                    }
                }))
                .hasMessage(
                        "the client exited with code 0 and never called search_records, which the model called as c1");
    }

    @Test
    void oneThatEndsAfterTheCall() throws Exception {
        ClientSilent silent = silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
            @Override
            void result(JsonNode call, String text) {
                throw new IllegalStateException("cannot bear results");
            }
        });
        assertThat(silent)
                .hasMessage(
                        "the client called search_records and then exited with code 1 without asking the model again");
        assertThat(silent.stderrTail()).contains("cannot bear results");
    }

    @Test
    void oneThatIsSilentAfterTheCall() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    void tool(JsonNode call) throws Exception {
                        super.tool(call);
                        hang();
                    }
                }))
                .hasMessage("the client called search_records and then did not ask the model again in 400 ms");
    }

    @Test
    void oneThatDoesNotAnswerTheUsersNextPrompt() throws Exception {
        try (ClientTarget target = target(LINES, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    void user(String text) throws Exception {
                        if (messages().isEmpty()) {
                            super.user(text);
                        }
                    }
                });
                ClientSession session = target.converse("a scenario")) {
            session.turn(List.of(search("c1")));
            assertThat(catchThrowableOfType(ClientSilent.class, () -> session.userSays("And?")))
                    .hasMessage("the client did not ask the model about the user's next prompt in 400 ms");
            assertThat(catchThrowableOfType(ClientSilent.class, () -> session.turn(List.of(search("c2")))))
                    .hasMessage("the conversation is over");
        }
    }

    @Test
    void oneThatLacksTheTool() throws Exception {
        try (ClientTarget target = target(ONE, FakeHost::new);
                ClientSession session = target.converse("a scenario")) {
            assertThat(catchThrowableOfType(
                            ClientSilent.class, () -> session.turn(List.of(call("c1", "find_records", text("x"))))))
                    .hasMessage("the client offers the model no tool like find_records; it offers search_records, "
                            + "store_analysis_memory");
        }
    }

    @Test
    void oneThatAsksByAnotherService() throws Exception {
        String streamed = ONE.replace("client: {", "client: {model: openai-stream, ");
        assertThat(silent(streamed, FakeHost::new))
                .hasMessage("the client is to ask the model by openai-stream, but asks by openai "
                        + "(client.model of the profile says by which it can)");
    }

    @Test
    void whatCannotBeReachedIsSaidInTheSameWords() throws Exception {
        try (ClientTarget target = target(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
            @Override
            int run() {
                return 0;
            }
        })) {
            assertThat(catchThrowableOfType(Unreachable.class, target::reach))
                    .hasMessageStartingWith("the client exited with code 0 before it asked the model anything");
        }
    }

    @Test
    void whatIsRepeatedIsAnsweredOnceMore() throws Exception {
        try (ClientTarget target = target(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    boolean turn() throws Exception {
                        Thread impatient = new Thread(() -> {
                            try {
                                ask(messages(), true);
                            } catch (Exception ended) {
                                complain(ended.toString());
                            }
                        });
                        impatient.start();
                        Thread.sleep(30);
                        boolean more = super.turn();
                        impatient.join();
                        return more;
                    }
                });
                ClientSession session = target.converse("a scenario")) {
            for (String id : List.of("c1", "c2")) {
                assertThat(session.turn(List.of(search(id))).results(id)).hasSize(1);
                Thread.sleep(100);
            }
        }
    }

    @Test
    void somebodyWhoDialsInIsToldWhereAndWhat() throws Exception {
        Profile read = Profiles.parse("p.yaml", "client: {dial-in: true}\n" + LIMITS, name -> Optional.empty());
        Launcher nothing = (command, environment, directory) -> {
            throw new AssertionError("nothing is to be started");
        };
        try (ClientTarget target = ClientTarget.of(read, nothing, log, Schemas.bundled(), people::add)
                        .get(0);
                ClientSession session = target.converse("Two pages wait")) {
            assertThat(people.get(0)).matches("MCP server fixture: http://127\\.0\\.0\\.1:\\d+/mcp");
            assertThat(people.get(1))
                    .matches("model \\(openai\\): http://127\\.0\\.0\\.1:\\d+/v1, name context-tck, any key");
            assertThat(people.get(2)).startsWith("Two pages wait: begin a new conversation and say: Please go through");
            String mcp = people.get(0).substring("MCP server fixture: ".length());
            String model = people.get(1).replaceAll("model \\(openai\\): |,.*", "");
            String prompt = people.get(2).replaceFirst(".*say: ", "");
            InProcessPeer.Connection none = new InProcessPeer.Connection(
                    InputStream.nullInputStream(),
                    OutputStream.nullOutputStream(),
                    OutputStream.nullOutputStream(),
                    Map.of());
            Thread person = new Thread(() -> {
                try {
                    FakeHost host = new FakeHost(List.of(mcp, model, "-"), none);
                    host.user(prompt);
                    host.user("And what else?");
                } catch (Exception ended) {
                    people.add(ended.toString());
                }
            });
            person.start();
            assertThat(session.turn(List.of(search("c1"))).results("c1")).hasSize(1);
            assertThat(session.userSays("And what else?").holds("And what else?"))
                    .isTrue();
            assertThat(people).last().isEqualTo("now say: And what else?");
            session.close();
            person.join();
        }
    }
}
