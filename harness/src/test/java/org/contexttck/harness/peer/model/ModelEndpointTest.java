package org.contexttck.harness.peer.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.contexttck.harness.peer.CollectingPeerListener;
import org.contexttck.harness.peer.Web;
import org.contexttck.harness.peer.Web.Answer;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.json.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ModelEndpointTest {

    private static final String CHAT_TOOLS = """
            "tools":[{"type":"function","function":{"name":"mcp__fixture__search_records"}},
                     {"type":"function","function":{"name":"mcp__fixture__store_analysis_memory"}}]""";
    private static final List<ScriptedCall> TWO_CALLS = List.of(
            call("call_1", "search_records", "{\"query\":\"größer als 12 😀\"}"),
            call("call_2", "store_analysis_memory", "{}"));

    private final CollectingPeerListener listened = new CollectingPeerListener();
    private ModelEndpoint model;

    @BeforeEach
    void start() throws IOException {
        model = ModelEndpoint.start(List.of("search_records", "store_analysis_memory"), listened);
    }

    @AfterEach
    void stop() {
        model.close();
    }

    private static ScriptedCall call(String id, String tool, String arguments) {
        return new ScriptedCall(id, tool, (ObjectNode) Json.parse(arguments), new Reply.Result(Json.object()));
    }

    private CompletableFuture<Answer> chat(String more) {
        return Web.begin(
                URI.create(model.openAi() + "/chat/completions"),
                "{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":\"go\"}]," + more + "}",
                "Authorization",
                "Bearer hush",
                "X-Api-Key",
                "hush",
                "X-Other",
                "seen");
    }

    private CompletableFuture<Answer> anthropic(String more) {
        return Web.begin(
                URI.create(model.anthropic() + "/v1/messages"),
                "{\"model\":\"m\",\"max_tokens\":9,\"messages\":[{\"role\":\"user\",\"content\":\"go\"}],"
                        + "\"tools\":[{\"name\":\"search_records\"},{\"name\":\"store_analysis_memory\"}]" + more
                        + "}");
    }

    private CompletableFuture<Answer> responses(String more) {
        return Web.begin(
                URI.create(model.openAi() + "/responses"),
                "{\"model\":\"m\",\"input\":\"go\",\"tools\":[{\"type\":\"function\",\"name\":\"search_records\"},"
                        + "{\"type\":\"function\",\"name\":\"store_analysis_memory\"}]" + more + "}");
    }

    private ModelRequest next() throws InterruptedException {
        return model.next(Web.PATIENCE).orElseThrow();
    }

    @Test
    void aRequestIsHeldUntilTheScriptAnswersIt() throws Exception {
        CompletableFuture<Answer> answer = chat(CHAT_TOOLS);
        ModelRequest request = next();

        assertThat(answer).isNotDone();
        assertThat(request.prompt().order()).isEqualTo(1);
        assertThat(request.api()).isEqualTo(ModelApi.OPENAI_CHAT);
        assertThat(request.streamed()).isFalse();
        assertThat(request.offered())
                .containsExactly("mcp__fixture__search_records", "mcp__fixture__store_analysis_memory");

        request.say("done");
        assertThat(answer.get().json().at("/choices/0/message/content").asText())
                .isEqualTo("done");
        assertThat(answer.get().json().at("/choices/0/finish_reason").asText()).isEqualTo("stop");
    }

    @Test
    void chatCompletionsCallSeveralToolsUnderTheNamesOfTheHost() throws Exception {
        CompletableFuture<Answer> answer = chat(CHAT_TOOLS);
        next().call(TWO_CALLS);

        assertThat(answer.get().status()).isEqualTo(200);
        assertThat(answer.get().json().at("/choices/0/finish_reason").asText()).isEqualTo("tool_calls");
        assertThat(answer.get().json().at("/choices/0/message/content").isNull())
                .isTrue();
        assertThat(answer.get().json().at("/choices/0/message/tool_calls")).isEqualTo(Json.parse("""
                                [{"id":"call_1","type":"function","function":{"name":"mcp__fixture__search_records",
                                  "arguments":"{\\"query\\":\\"größer als 12 😀\\"}"}},
                                 {"id":"call_2","type":"function","function":{"name":"mcp__fixture__store_analysis_memory",
                                  "arguments":"{}"}}]"""));
    }

    @Test
    void chatCompletionsAreStreamedInPieces() throws Exception {
        CompletableFuture<Answer> answer =
                chat(CHAT_TOOLS + ",\"stream\":true,\"stream_options\":{\"include_usage\":true}");
        next().call(TWO_CALLS);

        assertThat(answer.get().type()).isEqualTo("text/event-stream");
        List<String> events = answer.get().events();
        StringBuilder arguments = new StringBuilder();
        StringBuilder shape = new StringBuilder();
        for (String event : events.subList(0, events.size() - 2)) {
            ObjectNode chunk = (ObjectNode) Json.parse(event);
            assertThat(chunk.path("object").asText()).isEqualTo("chat.completion.chunk");
            assertThat(chunk.get("usage").isNull()).isTrue();
            ObjectNode delta = (ObjectNode) chunk.at("/choices/0/delta");
            if (delta.at("/tool_calls/0/index").asInt() == 0) {
                arguments.append(delta.at("/tool_calls/0/function/arguments").asText());
            }
            shape.append(delta.has("role") ? "r" : "")
                    .append(delta.at("/tool_calls/0").has("id") ? "c" : "")
                    .append(
                            delta.has("tool_calls")
                                            && !delta.at("/tool_calls/0").has("id")
                                    ? "a"
                                    : "")
                    .append(chunk.at("/choices/0/finish_reason").asText("").equals("tool_calls") ? "f" : "");
        }
        assertThat(shape.toString()).matches("rca{2,}ca+f");
        assertThat(arguments.toString()).isEqualTo("{\"query\":\"größer als 12 😀\"}");
        assertThat(Json.parse(events.get(events.size() - 2)).at("/choices").size())
                .isZero();
        assertThat(Json.parse(events.get(events.size() - 2))
                        .at("/usage/total_tokens")
                        .asInt())
                .isPositive();
        assertThat(events.get(events.size() - 1)).isEqualTo("[DONE]");
    }

    @Test
    void anthropicMessagesCallTools() throws Exception {
        CompletableFuture<Answer> answer = anthropic("");
        next().call(TWO_CALLS);

        assertThat(answer.get().json().path("stop_reason").asText()).isEqualTo("tool_use");
        assertThat(answer.get().json().path("content")).isEqualTo(Json.parse("""
                                [{"type":"tool_use","id":"call_1","name":"search_records","input":{"query":"größer als 12 😀"}},
                                 {"type":"tool_use","id":"call_2","name":"store_analysis_memory","input":{}}]"""));
    }

    @Test
    void anthropicMessagesAreStreamedBlockByBlock() throws Exception {
        CompletableFuture<Answer> answer = anthropic(",\"stream\":true");
        next().call(TWO_CALLS.subList(0, 1));

        assertThat(answer.get().types())
                .startsWith("message_start", "ping", "content_block_start", "content_block_delta");
        assertThat(answer.get().types()).endsWith("content_block_stop", "message_delta", "message_stop");
        StringBuilder input = new StringBuilder();
        answer.get()
                .events()
                .forEach(it ->
                        input.append(Json.parse(it).at("/delta/partial_json").asText()));
        assertThat(input.toString()).isEqualTo("{\"query\":\"größer als 12 😀\"}");
        assertThat(answer.get().body()).contains("\"content_block\":{\"type\":\"tool_use\",\"id\":\"call_1\"");
    }

    @Test
    void anthropicTextEndsTheTurn() throws Exception {
        CompletableFuture<Answer> answer = anthropic(",\"stream\":true");
        next().say("all of it");

        assertThat(answer.get().body()).contains("text_delta", "\"stop_reason\":\"end_turn\"");
    }

    @Test
    void responsesCallToolsAndAreStreamed() throws Exception {
        CompletableFuture<Answer> whole = responses("");
        next().call(TWO_CALLS);
        CompletableFuture<Answer> streamed = responses(",\"stream\":true");
        next().call(TWO_CALLS);
        CompletableFuture<Answer> text = responses(",\"stream\":true");
        next().say("enough");

        assertThat(whole.get().json().at("/output/0/call_id").asText()).isEqualTo("call_1");
        List<String> events = streamed.get().events();
        assertThat(Json.parse(events.get(events.size() - 1)).at("/response/output"))
                .isEqualTo(whole.get().json().at("/output"));
        assertThat(streamed.get().types())
                .contains("response.output_item.added", "response.function_call_arguments.delta")
                .endsWith("response.output_item.done", "response.completed");
        assertThat(text.get().types()).contains("response.output_text.delta", "response.output_text.done");
    }

    @Test
    void everythingIsRecordedButCredentials() throws Exception {
        CompletableFuture<Answer> answer = chat(CHAT_TOOLS + ",\"unknown\":{\"kept\":1e400}");
        ModelRequest request = next();
        request.say("done");

        Message message = listened.messages.get(0);
        assertThat(message.direction()).isEqualTo(Direction.FROM_TARGET);
        assertThat(message.raw())
                .contains("\"kept\":1e400")
                .isEqualTo(request.prompt().raw());
        assertThat(message.transport())
                .containsEntry("http.path", "/v1/chat/completions")
                .containsEntry("header.x-other", "seen")
                .containsEntry("model", "prompt");
        assertThat(message.toString()).doesNotContain("hush");
        String answered = answer.get().body();
        assertThat(listened.sent()).containsExactly(answered);
    }

    @Test
    void aRequestWithoutToolsIsAnsweredBesideTheConversation() throws Exception {
        CompletableFuture<Answer> held = chat(CHAT_TOOLS);
        ModelRequest request = next();
        Answer title = chat("\"response_format\":{\"type\":\"json_object\"}").get();

        assertThat(title.json().at("/choices/0/message/content").asText()).isEqualTo("{}");
        assertThat(model.sideRequests()).isEqualTo(1);
        assertThat(model.otherwiseSeen())
                .isEqualTo("1 request to the model without the fixture's tools (offered: no tool at all)");
        assertThat(listened.messages.get(1).transport()).containsEntry("model", "aside");
        request.say("done");
        assertThat(held.get().status()).isEqualTo(200);
    }

    @Test
    void aToolThatIsNotOfferedLeavesTheRequestOpen() throws Exception {
        CompletableFuture<Answer> answer = chat(CHAT_TOOLS);
        ModelRequest request = next();

        assertThatThrownBy(() -> request.call(List.of(call("c", "find_records", "{}"))))
                .isInstanceOf(ToolNotOffered.class)
                .hasMessage("the client offers the model no tool like find_records; it offers "
                        + "mcp__fixture__search_records, mcp__fixture__store_analysis_memory");
        request.say("then not");
        assertThat(answer.get().status()).isEqualTo(200);
    }

    @Test
    void modelsAreListedUnderAnyPathAndPromptsCounted() throws Exception {
        assertThat(Web.get(URI.create(model.anthropic() + "/any/where/models"))
                        .json()
                        .at("/data/0/id")
                        .asText())
                .isEqualTo(ModelEndpoint.MODEL);
        assertThat(Web.get(URI.create(model.openAi() + "/models/other"))
                        .json()
                        .path("id")
                        .asText())
                .isEqualTo("other");
        assertThat(Web.post(URI.create(model.anthropic() + "/v1/messages/count_tokens"), "{\"messages\":[]}")
                        .json()
                        .path("input_tokens")
                        .asInt())
                .isPositive();
        assertThat(model.otherwiseSeen()).isEqualTo("nothing else reached the model");
    }

    @Test
    void whatIsNotServedIsSaid() throws Exception {
        Answer answer = Web.post(URI.create(model.openAi() + "/embeddings"), "{}");

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.json().at("/error/message").asText()).endsWith("not POST /v1/embeddings");
        assertThat(model.otherwiseSeen()).isEqualTo("requests to what the kit does not serve: POST /v1/embeddings");
    }

    @Test
    void aBodyThatIsNoJsonIsAnAnomaly() throws Exception {
        Answer answer = Web.post(URI.create(model.openAi() + "/chat/completions"), "{\"messages\":");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().at("/error/message").asText()).contains("no JSON object");
        assertThat(listened.told()).singleElement().asString().startsWith("UNPARSABLE: no valid JSON");
        assertThat(model.otherwiseSeen()).isEqualTo("1 that could not be read");
    }

    @Test
    void aNewConversationIsCountedAnew() throws Exception {
        CompletableFuture<Answer> first = chat(CHAT_TOOLS);
        next().say("done");
        first.get();
        model.newConversation();
        CompletableFuture<Answer> second = chat(CHAT_TOOLS);
        ModelRequest request = next();
        request.say("done");

        assertThat(second.get().status()).isEqualTo(200);
        assertThat(request.prompt().order()).isEqualTo(1);
    }

    @Test
    void closingEndsWhatIsHeld() throws Exception {
        CompletableFuture<Answer> answer = chat(CHAT_TOOLS);
        next();
        model.close();

        assertThatThrownBy(() -> answer.get(10, TimeUnit.SECONDS)).isInstanceOf(ExecutionException.class);
    }
}
