package org.contexttck.harness.target.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.contexttck.harness.target.client.Hosts.LINES;
import static org.contexttck.harness.target.client.Hosts.ONE;
import static org.contexttck.harness.target.client.Hosts.call;
import static org.contexttck.harness.target.client.Hosts.search;
import static org.contexttck.harness.target.client.Hosts.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** Conversations with a small host that a model of the kit drives. */
class ModelSessionTest {

    private final Hosts hosts = new Hosts();

    @Test
    void everyTurnShowsWhatTheClientSends() throws Exception {
        try (ClientTarget target = hosts.target(ONE, FakeHost::new);
                ClientSession session = target.converse("a scenario")) {
            Prompt first = session.turn(List.of(search("c1")));
            assertThat(first.results("c1")).extracting(PromptMessage::text).containsExactly("records of c1");
            Prompt second = session.turn(List.of(search("c2"), call("c3", "store_analysis_memory", text("stored"))));
            assertThat(second.results("c3")).extracting(PromptMessage::text).containsExactly("stored");
            assertThat(session.prompt()).isSameAs(second);
            assertThat(session.memory()).isEmpty();
            assertThat(session.view()).isEmpty();

            assertThat(session.transcript()).isEqualTo("model-openai-1-model");
            Message recorded = hosts.log.messages(session.transcript()).stream()
                    .filter(it -> it.order() == session.recordedAs(second))
                    .findFirst()
                    .orElseThrow();
            assertThat(recorded.raw()).isEqualTo(second.raw());
            assertThat(recorded.direction()).isEqualTo(Direction.FROM_TARGET);
        }
        assertThat(hosts.log.traffic())
                .containsEntry("model-openai-1-model", Channel.Kind.MODEL)
                .containsEntry("model-openai-1-fixture", Channel.Kind.CLIENT)
                .hasSize(2);
        assertThat(hosts.log.messages("model-openai-1-fixture"))
                .filteredOn(it -> it.direction() == Direction.FROM_TARGET)
                .extracting(it -> it.json().orElseThrow().path("method").asText())
                .containsExactly("initialize", "notifications/initialized", "tools/call", "tools/call", "tools/call");
    }

    @Test
    void reachingTellsWhoItIs() throws Exception {
        try (ClientTarget target = hosts.target(ONE, FakeHost::new)) {
            assertThat(target.reach())
                    .isEqualTo(new ReachedClient(
                            "http", "host {mcp.url} {model.url} {prompt}", "fake-host", "7", "2025-11-25"));
        }
    }

    @Test
    void namesWithPrefixesAreFound() throws Exception {
        try (ClientTarget target = hosts.target(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
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
        try (ClientTarget target = hosts.target(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
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
        try (ClientTarget target = hosts.target(LINES, (arguments, connection) -> {
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
    void whatIsRepeatedIsAnsweredOnceMore() throws Exception {
        try (ClientTarget target = hosts.target(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
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
        Profile read = Profiles.parse("p.yaml", "client: {dial-in: true}\n" + Hosts.LIMITS, name -> Optional.empty());
        Launcher nothing = (command, environment, directory) -> {
            throw new AssertionError("nothing is to be started");
        };
        try (ClientTarget target = ClientTarget.of(
                                read, nothing, hosts.log, Schemas.bundled(), hosts.people::add, SeededRandom.fresh())
                        .get(0);
                ClientSession session = target.converse("Two pages wait")) {
            assertThat(hosts.people.get(0))
                    .matches("MCP server fixture: http://127\\.0\\.0\\.1:\\d+/[0-9a-f-]{36}/mcp");
            assertThat(hosts.people.get(1))
                    .matches(
                            "model \\(openai\\): http://127\\.0\\.0\\.1:\\d+/[0-9a-f-]{36}/v1, name context-tck, any key");
            assertThat(hosts.people.get(2))
                    .startsWith("Two pages wait: begin a new conversation and say: Please go through");
            String mcp = hosts.people.get(0).substring("MCP server fixture: ".length());
            String model = hosts.people.get(1).replaceAll("model \\(openai\\): |,.*", "");
            String prompt = hosts.people.get(2).replaceFirst(".*say: ", "");
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
                    hosts.people.add(ended.toString());
                }
            });
            person.start();
            assertThat(session.turn(List.of(search("c1"))).results("c1")).hasSize(1);
            assertThat(session.userSays("And what else?").holds("And what else?"))
                    .isTrue();
            assertThat(hosts.people).last().isEqualTo("now say: And what else?");
            session.close();
            person.join();
        }
    }

    @Test
    void theConfigurationIsWrittenForTheProcessAndDeletedWithIt() throws Exception {
        List<String> seen = new CopyOnWriteArrayList<>();
        String profile = "client: {command: [host, '{mcp.url}', '{model.url}', '{prompt}', '{config}', '{scratch}'], "
                + "config: {file: host.json, template: '{\"url\": \"{mcp.url}\", \"key\": \"{model.key}\"}'}}\n";
        try (ClientTarget target = hosts.target(profile, (arguments, connection) -> {
                    seen.addAll(arguments);
                    try {
                        seen.add(Files.readString(Path.of(arguments.get(3))));
                    } catch (IOException missing) {
                        throw new UncheckedIOException(missing);
                    }
                    return new FakeHost(arguments, connection);
                });
                ClientSession session = target.converse("a scenario")) {
            session.turn(List.of(search("c1")));
        }
        assertThat(seen.get(5)).isEqualTo("{\"url\": \"" + seen.get(0) + "\", \"key\": \"context-tck-key\"}");
        assertThat(Path.of(seen.get(3)).getParent()).isEqualTo(Path.of(seen.get(4)));
        assertThat(Path.of(seen.get(4))).doesNotExist();
    }

    @Test
    void aClientMayHaveTwoServers() throws Exception {
        String profile = "client: {command: [host, '{mcp2.url}', '{model.url}', '{prompt}', '{mcp.url}']}\n";
        try (ClientTarget target =
                        hosts.target(profile, (arguments, connection) -> new FakeHost(arguments, connection) {
                            @Override
                            String prefix() {
                                return "archive__";
                            }
                        });
                ClientSession session = target.converse("a scenario")) {
            assertThat(target.servers()).containsExactly("fixture", "archive");
            ScriptedCall there = new ScriptedCall(
                    "c1", "archive/search_records", Json.object().put("query", "c1"), text("records of the archive"));
            assertThat(session.turn(List.of(there)).results("c1"))
                    .extracting(PromptMessage::text)
                    .containsExactly("records of the archive");
        }
        assertThat(hosts.log.messages("model-openai-1-archive")).isNotEmpty();
        assertThat(hosts.log.messages("model-openai-1-fixture")).isEmpty();
    }
}
