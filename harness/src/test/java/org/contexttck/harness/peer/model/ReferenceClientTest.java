package org.contexttck.harness.peer.model;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.contexttck.harness.peer.CollectingPeerListener;
import org.contexttck.harness.peer.fixture.FixtureOptions;
import org.contexttck.harness.peer.fixture.FixtureServer;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.json.Json;
import org.contexttck.reference.Embedded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reference client between the scripted model and the fixture, in each of the ways that it can be driven. */
class ReferenceClientTest {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final ObjectNode HINTS = result(
            "hints",
            "{'contextHints':[{'step':2,'tool':'search_records',"
                    + "'lifecycle':'transient','consumedBy':'store_analysis_memory'}]}");
    private static final ObjectNode STORED = result("stored", "{'context':{'consumed':true}}");

    private final CollectingPeerListener heard = new CollectingPeerListener();

    /** A client that runs in a thread, and what it is connected to. */
    private final class Running implements AutoCloseable {

        private final FixtureServer fixture = FixtureServer.start(FixtureOptions.defaults(), heard);
        private final FixtureServer other =
                FixtureServer.start(FixtureOptions.defaults().named("other"), heard);
        private final ModelEndpoint model = ModelEndpoint.start(fixture.tools(), heard);
        private final PipedOutputStream lines = new PipedOutputStream();
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private final ByteArrayOutputStream err = new ByteArrayOutputStream();
        private final CompletableFuture<Integer> exit;

        Running(String api, String... more) throws IOException {
            PipedInputStream in = new PipedInputStream(lines);
            String url = (api.equals("openai") ? model.openAi() : model.anthropic()).toString();
            List<String> arguments = new ArrayList<>(
                    List.of("client", "--mcp-url", fixture.url().toString(), "--model-url", url, "--api", api));
            for (String each : more) {
                arguments.add(each.equals("OTHER") ? other.url().toString() : each);
            }
            this.exit = CompletableFuture.supplyAsync(() -> Embedded.run(arguments, Map.of(), in, out, err));
        }

        void user(String line) throws IOException {
            lines.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            lines.flush();
        }

        ModelRequest asked() throws InterruptedException {
            return model.next(PATIENCE).orElseThrow(() -> new AssertionError(err.toString(StandardCharsets.UTF_8)));
        }

        void call(ScriptedCall... calls) throws Exception {
            ModelRequest request = asked();
            fixture.turn(Stream.of(calls)
                    .filter(call -> !call.tool().startsWith("other/"))
                    .toList());
            other.turn(Stream.of(calls)
                    .filter(call -> call.tool().startsWith("other/"))
                    .toList());
            request.call(List.of(calls));
        }

        /** What the tool results of the next request say; it ends the model's turn. */
        String results(String say) throws InterruptedException {
            ModelRequest request = asked();
            request.say(say);
            return request.prompt().messages().stream()
                    .filter(message -> message.role().equals(PromptMessage.TOOL))
                    .map(message -> message.callId().orElseThrow() + "="
                            + message.parts().stream().map(PromptPart::text).collect(joining("+")))
                    .collect(joining(" "));
        }

        String end() throws Exception {
            lines.close();
            assertThat(exit.get(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                    .as(err.toString(StandardCharsets.UTF_8))
                    .isZero();
            return out.toString(StandardCharsets.UTF_8);
        }

        @Override
        public void close() throws IOException {
            lines.close();
            model.close();
            fixture.close();
            other.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"openai,false", "openai,true", "anthropic,false", "anthropic,true"})
    void holdsAConversation(String api, boolean streamed) throws Exception {
        String[] more =
                streamed ? new String[] {"--stream", "--tool-timeout", "400"} : new String[] {"--tool-timeout", "400"};
        try (Running client = new Running(api, more)) {
            client.user("What do the records say?");
            client.call(call("h1", "get_workflow_step", 0, new Reply.Result(HINTS)));
            client.call(
                    call("t1", "search_records", 1, new Reply.Delayed(new Reply.Result(page(1)), 1)),
                    call("t2", "search_records", 2, new Reply.Result(page(2))));
            client.call(call("c1", "store_analysis_memory", 1, new Reply.RpcError(-32000, "not today")));
            client.call(call("c2", "store_analysis_memory", 2, new Reply.Silence()));
            client.call(call("m1", "recall_memory", 1, new Reply.RawResult("{\"content\":[],\"_meta\":\"odd\"}")));
            String image = api.equals("openai") ? "data:image/png;base64,QUJD" : "QUJD";
            assertThat(client.results("So far so good."))
                    .isEqualTo("h1=hints t1=page 1+" + image + "+{\"rows\":2.50} t2=page 2+" + image
                            + "+{\"rows\":2.50} c1=error: not today"
                            + " c2=error: store_analysis_memory gave no answer within 400 ms m1=");
            client.user("Go on.");
            client.call(call("c3", "store_analysis_memory", 3, new Reply.Twice(STORED)));
            assertThat(client.results("Done."))
                    .startsWith("h1=hints t1=summary 1 t2=page 2+")
                    .endsWith("c3=stored");
            client.user("/new");
            client.user("Something else.");
            ModelRequest fresh = client.asked();
            assertThat(fresh.prompt().messages()).hasSize(2);
            assertThat(fresh.streamed()).isEqualTo(streamed);
            fresh.say("As you like.");
            assertThat(client.end()).isEqualTo("So far so good.\nDone.\nAs you like.\n");
        }
        assertThat(heard.told()).isEmpty();
    }

    @Test
    void keepsTheToolsOfTwoServersApart() throws Exception {
        try (Running client = new Running("openai", "--mcp-url", "OTHER", "--prompt", "Look.")) {
            client.call(call("h1", "get_workflow_step", 0, new Reply.Result(HINTS)));
            client.call(
                    call("o1", "other/search_records", 1, new Reply.Result(page(1))),
                    call("t1", "search_records", 2, new Reply.Result(page(2))));
            client.call(call("c1", "store_analysis_memory", 1, new Reply.Result(STORED)));
            assertThat(client.results("Done."))
                    .startsWith("h1=hints o1=page 1+")
                    .endsWith(" t1=summary 2 c1=stored");
            assertThat(client.end()).isEqualTo("Done.\n");
        }
    }

    @Test
    void manyRunAtOnce() {
        List<CompletableFuture<String>> all = IntStream.range(0, 12)
                .mapToObj(number -> CompletableFuture.supplyAsync(() -> one(number)))
                .toList();

        assertThat(all).allSatisfy(one -> assertThat(one.join()).isEqualTo("h1=hints t1=summary 1 c1=stored"));
    }

    private String one(int number) {
        try (Running client = new Running(number % 2 == 0 ? "openai" : "anthropic", "--prompt", "Look.")) {
            client.call(call("h1", "get_workflow_step", 0, new Reply.Result(HINTS)));
            client.call(call("t1", "search_records", 1, new Reply.Result(page(1))));
            client.call(call("c1", "store_analysis_memory", 1, new Reply.Result(STORED)));
            String results = client.results("Done.");
            client.end();
            return results;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void whatItLacksEndsItWithOneLine() throws Exception {
        try (Running client = new Running("openai", "--prompt", "Look.")) {
            client.model.close();
            assertThat(client.exit.get(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isEqualTo(1);
            assertThat(client.err.toString(StandardCharsets.UTF_8).lines())
                    .singleElement()
                    .asString()
                    .startsWith("the model at " + client.model.openAi() + "/chat/completions cannot be reached: ");
        }
    }

    @ParameterizedTest
    @CsvSource({"ClientOmitsJsonRpcVersion,ping", "ClientSendsNullParams,notifications/initialized"})
    void aVariantMaySpoilMessagesAndStillCallTools(String variant, String method) throws Exception {
        try (Running client = new Running("openai", "--prompt", "Look.", "--variant", variant)) {
            client.call(call("m1", "recall_memory", 0, new Reply.Result(STORED)));
            assertThat(client.results("Done.")).isEqualTo("m1=stored");
            client.end();
        }
        assertThat(heard.messages)
                .anyMatch(message -> message.json()
                        .filter(json -> json.path("method").asText().equals(method))
                        .filter(json ->
                                !json.has("jsonrpc") || json.path("params").isNull())
                        .isPresent());
    }

    private static ScriptedCall call(String id, String tool, int number, Reply reply) {
        return new ScriptedCall(id, tool, Json.object().put("page", number), reply);
    }

    private static ObjectNode page(int number) {
        ObjectNode page =
                result("page " + number, "{'context':{'lifecycle':'transient','summary':'summary " + number + "'}}");
        page.withArrayProperty("content")
                .addObject()
                .put("type", "image")
                .put("data", "QUJD")
                .put("mimeType", "image/png");
        page.set("structuredContent", Json.parse("{\"rows\":2.50}"));
        return page;
    }

    private static ObjectNode result(String text, String meta) {
        ObjectNode result = Json.object();
        result.putArray("content").addObject().put("type", "text").put("text", text);
        result.set("_meta", Json.parse(meta.replace('\'', '"')));
        return result;
    }
}
