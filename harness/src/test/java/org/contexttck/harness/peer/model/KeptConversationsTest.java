package org.contexttck.harness.peer.model;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.harness.peer.CollectingPeerListener;
import org.contexttck.harness.peer.Web;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeptConversationsTest {

    private static final int DEPTH = 100;
    private static final PromptCall CALL = new PromptCall("call_1", "search_records", Json.parse("{\"page\":1}"));

    private final KeptConversations kept = new KeptConversations();
    private long order;

    private Optional<ObjectNode> asked(String path, String body) {
        Map<String, String> facts = path.isEmpty() ? Map.of() : Map.of("http.method", "POST", "http.path", path);
        return kept.next(Message.read(++order, Direction.FROM_TARGET, body, TransportFacts.of(facts), 0, DEPTH));
    }

    /** The service answers the last request. */
    private void answered(ModelApi api, boolean streamed) {
        ModelTurn turn = new ModelTurn("a" + order, "", List.of(CALL));
        ObjectNode request = (ObjectNode) Json.parse("{\"messages\":[],\"input\":[]}");
        String text = streamed
                ? Dialect.of(api).stream(request, turn).stream()
                        .map(Dialect.StreamEvent::data)
                        .collect(Collectors.joining("\n"))
                : Dialect.of(api).whole(request, turn);
        answered(text);
    }

    private void answered(String text) {
        kept.next(Message.read(++order, Direction.TO_TARGET, text, TransportFacts.NONE, 0, DEPTH));
    }

    private static List<String> said(ModelApi api, Optional<ObjectNode> whole) {
        return api.messages(whole.orElseThrow()).stream()
                .map(message -> message.role()
                        + message.calls().stream().map(PromptCall::id).collect(Collectors.joining())
                        + message.callId().orElse("") + " " + message.text())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aResponseIsContinued(boolean streamed) {
        asked("/v1/responses", "{\"model\":\"m\",\"input\":\"go\",\"instructions\":\"old\"}");
        answered(ModelApi.OPENAI_RESPONSES, streamed);

        Optional<ObjectNode> whole = asked(
                "/v1/responses",
                "{\"model\":\"m\",\"previous_response_id\":\"resp_a1\",\"instructions\":\"new\",\"input\":"
                        + "[{\"type\":\"function_call_output\",\"call_id\":\"call_1\",\"output\":\"data\"}]}");

        assertThat(said(ModelApi.OPENAI_RESPONSES, whole))
                .containsExactly("system new", "user go", "assistantcall_1 ", "toolcall_1 data");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aThreadIsContinuedWithTheToolsItHas(boolean streamed) {
        String tools = "\"tools\":[{\"name\":\"search_records\",\"input_schema\":{}}]";
        asked(
                "",
                "{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":\"go\"}],\"system\":\"s\"," + tools
                        + "}");
        answered(ModelApi.ANTHROPIC_MESSAGES, streamed);

        Optional<ObjectNode> whole = asked(
                "",
                "{\"model\":\"m\",\"thread\":{\"type\":\"continue\",\"previous_message_id\":\"msg_a1\"},\"messages\":"
                        + "[{\"role\":\"user\",\"content\":[{\"type\":\"tool_result\",\"tool_use_id\":\"call_1\","
                        + "\"content\":\"data\"}]}]}");

        assertThat(said(ModelApi.ANTHROPIC_MESSAGES, whole))
                .containsExactly("system s", "user go", "assistantcall_1 ", "toolcall_1 data");
        assertThat(Dialect.of(ModelApi.ANTHROPIC_MESSAGES).tools(whole.orElseThrow()))
                .extracting(OfferedTool::name)
                .containsExactly("search_records");
        assertThat(ModelApi.ANTHROPIC_MESSAGES
                        .messages(whole.orElseThrow())
                        .get(2)
                        .calls())
                .containsExactly(CALL);
    }

    @Test
    void aConversationHasItemsOfItsOwn() {
        asked("/v1/conversations", "{\"items\":[{\"role\":\"user\",\"content\":\"earlier\"}]}");
        answered("{\"id\":\"conv_1\",\"object\":\"conversation\"}");
        asked("/v1/conversations/conv_1/items", "{\"items\":[{\"role\":\"user\",\"content\":\"between\"}]}");
        asked("/v1/responses", "{\"model\":\"m\",\"conversation\":\"conv_1\",\"input\":\"go\"}");
        answered(ModelApi.OPENAI_RESPONSES, false);

        Optional<ObjectNode> whole =
                asked("/v1/responses", "{\"model\":\"m\",\"conversation\":{\"id\":\"conv_1\"},\"input\":\"on\"}");

        assertThat(said(ModelApi.OPENAI_RESPONSES, whole))
                .containsExactly("user earlier", "user between", "user go", "assistantcall_1 ", "user on");
    }

    @Test
    void anItemIsReferredTo() {
        asked("/v1/responses", "{\"model\":\"m\",\"input\":\"go\"}");
        answered(ModelApi.OPENAI_RESPONSES, false);

        Optional<ObjectNode> whole = asked(
                "/v1/responses",
                "{\"model\":\"m\",\"input\":[{\"role\":\"user\",\"content\":\"go\"},"
                        + "{\"type\":\"item_reference\",\"id\":\"fc_call_1\"}]}");

        assertThat(said(ModelApi.OPENAI_RESPONSES, whole)).containsExactly("user go", "assistantcall_1 ");
    }

    @Test
    void whatIsWholeStaysAsItIs() {
        String chat = "{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":\"go\"}]}";

        assertThat(asked("/v1/chat/completions", chat)).contains((ObjectNode) Json.parse(chat));
        assertThat(asked("/v1/models", "{}")).isEmpty();
    }

    @Test
    void theEndpointKeepsTheChainAndRefusesOneThatItHasNotBegun() throws Exception {
        try (ModelEndpoint model = ModelEndpoint.start(List.of("search_records"), new CollectingPeerListener())) {
            URI url = URI.create(model.openAi() + "/responses");
            String tools = "\"tools\":[{\"type\":\"function\",\"name\":\"search_records\"}]";
            var first = Web.begin(url, "{\"model\":\"m\",\"input\":\"go\"," + tools + "}");
            model.next(Duration.ofSeconds(10)).orElseThrow().say("Yes?");
            String id = Json.parse(first.get(10, SECONDS).body()).path("id").asText();

            var second = Web.begin(
                    url, "{\"model\":\"m\",\"input\":\"on\",\"previous_response_id\":\"" + id + "\"," + tools + "}");
            ModelRequest request = model.next(Duration.ofSeconds(10)).orElseThrow();
            request.say("Done.");
            second.get(10, SECONDS);

            assertThat(request.prompt().messages())
                    .extracting(PromptMessage::text)
                    .containsExactly("go", "Yes?", "on");
            assertThat(request.prompt().raw()).contains("\"go\"").doesNotContain("previous_response_id");
            Web.Answer unknown = Web.begin(
                            url, "{\"model\":\"m\",\"input\":\"on\",\"previous_response_id\":\"resp_x\"}")
                    .get(10, SECONDS);
            assertThat(unknown.status()).isEqualTo(400);
            assertThat(unknown.body()).contains("what the request continues was never answered or created here");
        }
    }
}
