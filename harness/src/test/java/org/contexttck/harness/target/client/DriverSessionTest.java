package org.contexttck.harness.target.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.peer.model.PromptCall;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.peer.model.PromptPart;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.shared.Launched;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.process.Started;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conversations through a driver, sound or with one fault, and what is said of it then. */
class DriverSessionTest {

    private static final String PROFILE = "driver: {command: [driver]}\nlimits: {connect: 2s, answer: 400ms}\n";

    /** The answer of a driver that closes its stdout and runs on. */
    static final List<String> CLOSES = List.of("(closes)");

    private final CollectingLog log = new CollectingLog();
    private final List<String> asked = new CopyOnWriteArrayList<>();
    private final AtomicInteger started = new AtomicInteger();

    /** Answers one request: with lines, or with nothing to end. */
    interface Script {
        List<String> lines(JsonNode request) throws Exception;
    }

    /** A driver that is right: it keeps what it is told and shows it as the prompt. */
    static final class Sound implements Script {

        private ArrayNode messages = Json.array();

        @Override
        public List<String> lines(JsonNode request) {
            ObjectNode answer = Json.object();
            answer.set("re", request.get("id"));
            switch (request.path("do").asText()) {
                case "hello" -> {
                    answer.put("protocol", 1).put("name", "sound").put("version", "3");
                    answer.putArray("can").add("resume").add("view").add("sing");
                }
                case "begin" -> messages = Json.array();
                case "user", "assistant" ->
                    add(request.path("do").asText())
                            .withArray("parts")
                            .add(text(request.path("text").asText()));
                case "calls" -> {
                    ObjectNode message = add("assistant");
                    request.path("calls")
                            .forEach(call -> message.withArray("calls")
                                    .addObject()
                                    .put("id", call.path("callId").asText())
                                    .put(
                                            "name",
                                            call.path("server").asText() + "__"
                                                    + call.path("tool").asText())
                                    .set("arguments", call.path("arguments")));
                }
                case "deliver" -> {
                    ObjectNode message =
                            add("tool").put("callId", request.path("callId").asText());
                    JsonNode content = request.at("/outcome/result/content/0/text");
                    message.withArray("parts").add(text(content.asText(Json.write(request.path("outcome")))));
                }
                case "prompt" -> answer.set("messages", messages.deepCopy());
                case "save" -> answer.set("state", messages.deepCopy());
                case "load" -> messages = (ArrayNode) request.get("state");
                case "view" -> answer.putArray("blocks").add(Json.parse("""
                        {"callId":"c1","state":"collapsed","badges":[{"name":"collapsed","colour":"gray"}],
                         "text":"a summary","editable":false}"""));
                default -> {}
            }
            return List.of(Json.write(answer));
        }

        private ObjectNode add(String role) {
            ObjectNode message = messages.addObject().put("role", role);
            message.putArray("parts");
            return message;
        }

        private static ObjectNode text(String text) {
            return Json.object().put("type", "text").put("text", text);
        }
    }

    private ClientTarget target(Script script) throws Exception {
        Profile profile = Profiles.parse("p.yaml", PROFILE, name -> Optional.empty());
        Launcher launcher = (command, environment, directory) -> {
            started.incrementAndGet();
            return launched(script, asked);
        };
        return ClientTarget.of(profile, launcher, log, Schemas.bundled(), line -> {}, SeededRandom.fresh())
                .get(0);
    }

    /** Runs a driver inside this JVM. @param asked where the lines go that it is sent */
    static Launched launched(Script script, List<String> asked) throws Unreachable {
        return Launched.of(Started.peer(new Endpoint.InProcess("driver", Map.of(), connection -> {
            BufferedReader lines = new BufferedReader(new InputStreamReader(connection.in(), StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                asked.add(line);
                List<String> answers = script.lines(Json.read(line).node());
                if (answers.isEmpty()) {
                    connection.err().write("out of ideas\n".getBytes(StandardCharsets.UTF_8));
                    return 4;
                }
                if (answers.equals(CLOSES)) {
                    connection.out().close();
                } else {
                    say(connection.out(), answers);
                }
            }
            return 0;
        })));
    }

    private static void say(OutputStream out, List<String> lines) throws IOException {
        for (String line : lines) {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Sound, but for what it answers to one verb. */
    static Script but(String verb, Script other) {
        Sound sound = new Sound();
        return request -> request.path("do").asText().equals(verb) ? other.lines(request) : sound.lines(request);
    }

    static Reply text(String text) {
        ObjectNode result = Json.object();
        result.putArray("content").addObject().put("type", "text").put("text", text);
        return new Reply.Result(result);
    }

    static ScriptedCall call(String id, Reply reply) {
        return new ScriptedCall(id, "search_records", Json.object().put("query", id), reply);
    }

    private List<String> askedFor(String verb) {
        return asked.stream()
                .filter(it -> it.contains("\"do\":\"" + verb + "\""))
                .map(it -> it.replaceFirst("^\\{\"id\":\\d+,\"do\":\"[a-z]+\",?", "{"))
                .toList();
    }

    @Test
    void aConversationIsHeldInTheWordsOfTheProtocol() throws Exception {
        try (ClientTarget target = target(new Sound());
                ClientSession session = target.converse("Two pages wait")) {
            Prompt prompt = session.turn(List.of(
                    call("c1", text("one")),
                    new ScriptedCall("c2", "archive/search_records", Json.object(), text("two"))));
            assertThat(prompt.messages())
                    .extracting(PromptMessage::role)
                    .containsExactly("user", "assistant", "tool", "tool");
            assertThat(prompt.messages().get(1).calls())
                    .containsExactly(
                            new PromptCall("c1", "fixture__search_records", Json.parse("{\"query\":\"c1\"}")),
                            new PromptCall("c2", "archive__search_records", Json.object()));
            assertThat(prompt.results("c2").get(0).parts())
                    .containsExactly(new PromptPart(PromptPart.Kind.TEXT, "two"));
            Prompt next = session.userSays("go on");
            assertThat(next.messages()).hasSize(6);
            assertThat(next.order()).isEqualTo(2);
            assertThat(session.prompt()).isSameAs(next);
            assertThat(session.transcript()).isEqualTo("driver-1");
            assertThat(log.messages("driver-1"))
                    .filteredOn(it -> it.order() == session.recordedAs(next))
                    .allSatisfy(it -> assertThat(it.raw()).contains("\"messages\""))
                    .hasSize(1);
        }
        assertThat(askedFor("hello")).containsExactly("{\"protocol\":1}");
        assertThat(askedFor("begin")).containsExactly("{\"conversation\":\"Two pages wait\"}");
        assertThat(askedFor("calls"))
                .containsExactly("{\"calls\":["
                        + "{\"server\":\"fixture\",\"tool\":\"search_records\",\"callId\":\"c1\",\"arguments\":{\"query\":\"c1\"}},"
                        + "{\"server\":\"archive\",\"tool\":\"search_records\",\"callId\":\"c2\",\"arguments\":{}}]}");
        assertThat(asked)
                .allSatisfy(line -> assertThat(Schemas.bundled()
                                .schema("kit/driver.schema.json#/$defs/request")
                                .validate(Json.parse(line)))
                        .isEmpty());
        assertThat(log.traffic()).containsExactly(Map.entry("driver-1", Channel.Kind.CLIENT_DRIVER));
    }

    @Test
    void resultsAreDeliveredInOrderOfArrival() throws Exception {
        try (ClientTarget target = target(new Sound());
                ClientSession session = target.converse("order")) {
            session.turn(List.of(
                    call("late", new Reply.Delayed(text("late"), 2)),
                    call("hung", new Reply.Silence()),
                    call("bad", new Reply.RpcError(-32603, "no")),
                    call("twice", new Reply.Twice(Json.object())),
                    call("raw", new Reply.RawResult("{\"content\":[],\"content\":[]}"))));
            session.redeliver(call("late", new Reply.Delayed(text("late"), 2)));
        }
        assertThat(askedFor("deliver"))
                .containsExactly(
                        "{\"callId\":\"bad\",\"outcome\":{\"error\":{\"code\":-32603,\"message\":\"no\"}}}",
                        "{\"callId\":\"twice\",\"outcome\":{\"result\":{}}}",
                        "{\"callId\":\"twice\",\"outcome\":{\"result\":{}}}",
                        "{\"callId\":\"late\",\"outcome\":{\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"late\"}]}}}",
                        "{\"callId\":\"raw\",\"outcome\":{\"result\":{\"content\":[],\"content\":[]}}}",
                        "{\"callId\":\"hung\",\"outcome\":{\"timeout\":true}}",
                        "{\"callId\":\"late\",\"outcome\":{\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"late\"}]}}}");
    }

    @Test
    void aConversationCanBeSavedAndLoaded() throws Exception {
        try (ClientTarget target = target(new Sound());
                ClientSession session = target.converse("resume")) {
            session.turn(List.of(call("c1", text("one"))));
            ClientMemory memory = session.memory().orElseThrow();
            memory.load(memory.save());
            assertThat(session.turn(List.of(call("c2", text("two")))).results("c1"))
                    .hasSize(1);
        }
        assertThat(askedFor("begin")).hasSize(2);
        assertThat(askedFor("user")).hasSize(1);
    }

    @Test
    void whatAScreenShowsCanBeLookedAt() throws Exception {
        try (ClientTarget target = target(new Sound());
                ClientSession session = target.converse("view")) {
            ClientView view = session.view().orElseThrow();
            view.setShowHints(true);
            view.expand("c1");
            assertThat(view.blocks())
                    .containsExactly(new ViewBlock(
                            "c1",
                            ViewBlock.State.COLLAPSED,
                            List.of(new ViewBlock.Badge("collapsed", "gray")),
                            "a summary",
                            false));
        }
        assertThat(askedFor("display")).containsExactly("{\"showHints\":true}");
        assertThat(askedFor("expand")).containsExactly("{\"callId\":\"c1\"}");
    }

    @Test
    void oneDriverServesAllConversationsUntilItEnds() throws Exception {
        Script ends = but("display", request -> List.of());
        try (ClientTarget target = target(ends)) {
            target.reach();
            for (int i = 0; i < 3; i++) {
                try (ClientSession session = target.converse("conversation " + i)) {
                    assertThat(session.turn(List.of(call("c1", text("one")))).messages())
                            .hasSize(3);
                }
            }
            assertThat(started).hasValue(1);
            try (ClientSession session = target.converse("dies")) {
                ClientView view = session.view().orElseThrow();
                ClientSilent silent = catchThrowableOfType(ClientSilent.class, () -> view.setShowHints(true));
                assertThat(silent)
                        .hasMessageMatching("driver: it exited with code 4 before it answered display \\(id \\d+\\)");
                assertThat(silent.stderrTail()).isEqualTo("out of ideas\n");
                assertThat(catchThrowableOfType(ClientSilent.class, view::blocks))
                        .hasMessage(silent.getMessage());
            }
            target.converse("lives again").close();
            assertThat(started).hasValue(2);
        }
    }

    @Test
    void whatADriverRefusesIsNotTheDriversFault() throws Exception {
        try (ClientTarget target = target(but(
                        "deliver",
                        request -> List.of(
                                "{\"re\":" + request.get("id") + ",\"error\":\"TypeError: _meta is\\nnull\"}")));
                ClientSession session = target.converse("refuses")) {
            assertThat(catchThrowableOfType(ClientSilent.class, () -> session.turn(List.of(call("c1", text("one"))))))
                    .hasMessage("the client refused deliver (id 5): TypeError: _meta is null");
            assertThat(session.userSays("go on").messages()).isNotEmpty();
        }
    }

    @Test
    void reachingIsASmokeExchange() throws Exception {
        try (ClientTarget target = target(new Sound())) {
            assertThat(target.reach()).isEqualTo(new ReachedClient("stdio", "driver", "sound", "3", ""));
        }
        assertThat(asked)
                .extracting(it -> Json.parse(it).path("do").asText())
                .containsExactly("hello", "begin", "user", "calls", "deliver", "prompt");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "hello | oops | driver: its answer to hello (id 1) is no JSON: oops",
                "hello | [1] | driver: its answer to hello (id 1) is no JSON object: [1]",
                "hello | {\"re\":1,\"protocol\":2,\"name\":\"x\",\"version\":\"\",\"can\":[]} | driver: its answer to hello (id 1) "
                        + "is not as driver.schema.json says: /protocol: must be the constant value '1', but is 2",
                "hello | {\"re\":1} | driver: its answer to hello (id 1) is not as driver.schema.json says: "
                        + "(whole value): required property 'protocol' not found",
                "begin | {\"re\":7} | driver: its answer to begin (id 2) has \"re\":7; every answer repeats the id of its request: "
                        + "{\"re\":7}",
                "prompt | progress: 50% | driver: its answer to prompt (id 6) is no JSON: progress: 50%",
                "begin | {\"ok\":true} | driver: its answer to begin (id 2) has no \"re\"; every answer repeats the id of its "
                        + "request: {\"ok\":true}",
                "begin | {\"re\":2}\\n{\"re\":2} | driver: it wrote a line too many before its answer to user (id 3): "
                        + "{\"re\":2}",
                "user | {\"re\":3,\"error\":\"not now\"} | the client refused user (id 3): not now",
                "calls | - | driver: no answer to calls (id 4) in 500 ms, while its process was idle",
                "prompt | {\"re\":6,\"messages\":[]} | driver: the smoke exchange failed: after calls and deliver, prompt holds no "
                        + "message of role tool with \"callId\":\"smoke1\"",
                "prompt | {\"re\":6,\"messages\":[{\"role\":\"tool\",\"callId\":\"smoke1\",\"parts\":[]}]} | driver: the smoke exchange "
                        + "failed: the result of smoke1 in prompt lacks the text that was delivered for it, \"the plain result of "
                        + "the smoke exchange\"; it says \"\"",
                "prompt | {\"re\":6,\"messages\":[{\"role\":\"tool\",\"callId\":\"smoke1\",\"parts\":[{\"type\":\"text\",\"text\":"
                        + "\"the plain result of the smoke exchange\"}]}]} | driver: the smoke exchange failed: prompt does not "
                        + "hold what the user said, \"Please go through the records and note what you find.\"",
                "prompt | {\"re\":6,\"messages\":[{\"role\":\"tool\",\"parts\":[]}]} | driver: its answer to prompt (id 6) is not as "
                        + "driver.schema.json says: /messages/0: required property 'callId' not found",
            })
    void whatIsWrongWithADriver(String verb, String answer, String text) throws Exception {
        Script wrong = but(verb, request -> {
            if (answer.equals("-")) {
                new CountDownLatch(1).await();
            }
            return List.of(answer.split("\\\\n"));
        });
        try (ClientTarget target = target(wrong)) {
            assertThat(catchThrowableOfType(Unreachable.class, target::reach)).hasMessage(text);
        }
    }

    @Test
    void aDriverThatEndsAtOnceCannotBeReached() throws Exception {
        try (ClientTarget target = target(request -> List.of())) {
            Unreachable unreachable = catchThrowableOfType(Unreachable.class, target::reach);
            assertThat(unreachable).hasMessage("driver: it exited with code 4 before it answered hello (id 1)");
            assertThat(unreachable.stderrTail()).isEqualTo("out of ideas\n");
        }
    }
}
