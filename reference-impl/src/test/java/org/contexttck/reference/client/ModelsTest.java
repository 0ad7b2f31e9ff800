package org.contexttck.reference.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Both forms of model services: what they are sent, and what becomes of odd answers. */
class ModelsTest {

    private static final List<OfferedTool> TOOLS =
            List.of(new OfferedTool("f", "s", "f", "Finds.", json("{'type':'object'}")));

    @Test
    void openAiGetsOneMessageForEach() throws Exception {
        try (FakeModel fake = new FakeModel(200, "{\"choices\":[{\"message\":{\"content\":\"hello\"}}]}")) {
            Model model = new OpenAiModel(fake.url().resolve("/v1/"), "large", false, Optional.of("k"));
            assertThat(model.ask(conversation(), TOOLS)).isEqualTo(new ModelAnswer("hello", List.of()));
            assertThat(fake.head()).isEqualTo("/v1/chat/completions nullBearer k");
            assertThat(fake.body())
                    .isEqualTo(json("{'model':'large','messages':[{'role':'system','content':'help'},"
                            + "{'role':'user','content':'look'},{'role':'assistant','content':null,'tool_calls':["
                            + "{'id':'a','type':'function','function':{'name':'f','arguments':'{}'}},"
                            + "{'id':'b','type':'function','function':{'name':'f','arguments':'{}'}}]},"
                            + "{'role':'tool','tool_call_id':'a','content':''},"
                            + "{'role':'tool','tool_call_id':'b','content':'lost'},"
                            + "{'role':'assistant','content':'hm'},{'role':'user','content':'go on'}],"
                            + "'tools':[{'type':'function','function':"
                            + "{'name':'f','description':'Finds.','parameters':{'type':'object'}}}]}"));
        }
    }

    @Test
    void anthropicGetsUserAndAssistantInTurnWithoutEmptyTexts() throws Exception {
        try (FakeModel fake = new FakeModel(200, "{\"content\":[{\"type\":\"text\",\"text\":\"hello\"}]}")) {
            Model model = new AnthropicModel(fake.url().resolve("/v1/"), "large", false, Optional.of("k"));
            assertThat(model.ask(conversation(), TOOLS)).isEqualTo(new ModelAnswer("hello", List.of()));
            assertThat(fake.head()).isEqualTo("/v1/messages knull");
            assertThat(fake.body())
                    .isEqualTo(json("{'model':'large','max_tokens':4096,'system':[{'type':'text','text':'help'}],"
                            + "'messages':[{'role':'user','content':[{'type':'text','text':'look'}]},"
                            + "{'role':'assistant','content':[{'type':'tool_use','id':'a','name':'f','input':{}},"
                            + "{'type':'tool_use','id':'b','name':'f','input':{}}]},"
                            + "{'role':'user','content':[{'type':'tool_result','tool_use_id':'a'},"
                            + "{'type':'tool_result','tool_use_id':'b','content':[{'type':'text','text':'lost'}],"
                            + "'is_error':true}]},"
                            + "{'role':'assistant','content':[{'type':'text','text':'hm'}]},"
                            + "{'role':'user','content':[{'type':'text','text':'go on'}]}],"
                            + "'tools':[{'name':'f','description':'Finds.','input_schema':{'type':'object'}}]}"));
        }
    }

    @Test
    void argumentsThatAreNoObjectAreForTheToolToRefuse() throws Exception {
        String answer = "{'choices':[{'message':{'tool_calls':[{'id':'a','function':{'name':'f','arguments':'{oops'}},"
                + "{'id':'b','function':{'name':'f','arguments':''}}]}}]}";
        try (FakeModel fake = new FakeModel(200, answer.replace('\'', '"'))) {
            ModelAnswer asked = new OpenAiModel(fake.url(), "large", false, Optional.empty()).ask(List.of(), List.of());
            assertThat(asked.calls())
                    .containsExactly(
                            new ModelAnswer.Asked("a", "f", Jsons.string("{oops")),
                            new ModelAnswer.Asked("b", "f", Jsons.object()));
            ModelCall call = new ModelCall(new ToolCall("s", "f", "a"), "f", Jsons.string("{oops"));
            assertThatThrownBy(() -> Jsons.map(call))
                    .isInstanceOf(ToolFailure.class)
                    .hasMessage("error: the arguments of f are no JSON object: \"{oops\"");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "500 | no mood | answers 500: no mood",
                "200 | hello    | the model's answer is no JSON: hello",
                "200 | {}       | the model's answer holds no ",
            })
    void whatIsNoAnswerIsSaidInOneLine(int status, String answer, String complaint) throws Exception {
        try (FakeModel fake = new FakeModel(status, answer)) {
            for (Model model : List.of(
                    new OpenAiModel(fake.url(), "large", false, Optional.empty()),
                    new AnthropicModel(fake.url(), "large", false, Optional.empty()))) {
                assertThatThrownBy(() -> model.ask(List.of(), List.of()))
                        .isInstanceOf(HostFailure.class)
                        .hasMessageContaining(complaint);
            }
        }
    }

    @Test
    void aStreamThatIsRefusedIsSaidInOneLine() throws Exception {
        try (FakeModel fake = new FakeModel(429, "slow\ndown")) {
            assertThatThrownBy(() ->
                            new OpenAiModel(fake.url(), "large", true, Optional.empty()).ask(List.of(), List.of()))
                    .hasMessage("the model at " + fake.url() + "/chat/completions answers 429: slow down");
        }
    }

    @Test
    void aServerThatIsNotThereIsSaidInOneLine() throws Exception {
        List<String> options =
                List.of("--mcp-url", "http://127.0.0.1:9/mcp", "--model-url", "http://127.0.0.1:9", "--prompt", "x");
        assertThatThrownBy(() -> ClientCommands.run(
                        "client",
                        options,
                        Map.of(),
                        name -> Optional.empty(),
                        InputStream.nullInputStream(),
                        OutputStream.nullOutputStream()))
                .isInstanceOf(HostFailure.class)
                .hasMessageStartingWith("the MCP server at http://127.0.0.1:9/mcp cannot be reached")
                .message()
                .hasLineCount(1);
    }

    private static List<PromptMessage> conversation() {
        Conversation conversation = new Conversation(new CollapseEngine(false));
        conversation.system("help");
        conversation.user("look");
        conversation.calls(
                "",
                List.of(
                        new ModelCall(new ToolCall("s", "f", "a"), "f", Jsons.object()),
                        new ModelCall(new ToolCall("s", "f", "b"), "f", Jsons.object())));
        conversation.failed("b", Failure.ERROR, "lost");
        conversation.arrived("a", Jsons.textResult(""));
        conversation.assistant("hm");
        conversation.user("go on");
        return conversation.prompt();
    }

    private static JsonNode json(String text) {
        return Jsons.read(text.replace('\'', '"')).orElseThrow();
    }
}
