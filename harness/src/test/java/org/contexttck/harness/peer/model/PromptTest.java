package org.contexttck.harness.peer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.model.PromptPart.Kind;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** Requests of each model service in the one form that scenarios see. */
class PromptTest {

    private static PromptMessage said(String role, String text) {
        return new PromptMessage(role, Optional.empty(), List.of(new PromptPart(Kind.TEXT, text)), List.of(), false);
    }

    private static PromptMessage result(String callId, boolean error, PromptPart... parts) {
        return new PromptMessage("tool", Optional.of(callId), List.of(parts), List.of(), error);
    }

    private static PromptMessage calls(PromptCall... calls) {
        return new PromptMessage("assistant", Optional.empty(), List.of(), List.of(calls), false);
    }

    private static List<PromptMessage> read(Dialect dialect, String request) {
        return dialect.messages(Json.parse(request));
    }

    @Test
    void chatCompletions() {
        assertThat(read(new OpenAiChat(), """
                                {"messages":[
                                  {"role":"developer","content":"be good"},
                                  {"role":"user","content":[{"type":"text","text":"look"},
                                    {"type":"image_url","image_url":{"url":"data:image/png;base64,AAAA"}},{"type":"file","file":{}}]},
                                  {"role":"assistant","content":null,"tool_calls":[
                                    {"id":"c1","type":"function","function":{"name":"a","arguments":"{\\"page\\":1}"}},
                                    {"id":"c2","type":"function","function":{"name":"a","arguments":"no json"}}]},
                                  {"role":"tool","tool_call_id":"c1","content":"one"},
                                  {"role":"tool","tool_call_id":"c2","content":[{"type":"text","text":"two"}]},
                                  {"role":"odd"}]}"""))
                .containsExactly(
                        said("system", "be good"),
                        new PromptMessage(
                                "user",
                                Optional.empty(),
                                List.of(
                                        new PromptPart(Kind.TEXT, "look"),
                                        new PromptPart(Kind.IMAGE, "data:image/png;base64,AAAA"),
                                        new PromptPart(Kind.OTHER, "{\"type\":\"file\",\"file\":{}}")),
                                List.of(),
                                false),
                        calls(
                                new PromptCall("c1", "a", Json.parse("{\"page\":1}")),
                                new PromptCall("c2", "a", Json.text("no json"))),
                        result("c1", false, new PromptPart(Kind.TEXT, "one")),
                        result("c2", false, new PromptPart(Kind.TEXT, "two")),
                        new PromptMessage("odd", Optional.empty(), List.of(), List.of(), false));
    }

    @Test
    void anthropicMessages() {
        assertThat(read(new AnthropicMessages(), """
                                {"system":[{"type":"text","text":"be good"}],"messages":[
                                  {"role":"user","content":"go"},
                                  {"role":"assistant","content":[{"type":"tool_use","id":"c1","name":"a","input":{"page":1}}]},
                                  {"role":"user","content":[
                                    {"type":"tool_result","tool_use_id":"c1","is_error":true,"content":[{"type":"text","text":"one"},
                                      {"type":"image","source":{"type":"base64","media_type":"image/png","data":"AAAA"}}]},
                                    {"type":"tool_result","tool_use_id":"c2","content":"two"},
                                    {"type":"tool_result","tool_use_id":"c3"},
                                    {"type":"text","text":"and now?"}]}]}"""))
                .containsExactly(
                        said("system", "be good"),
                        said("user", "go"),
                        calls(new PromptCall("c1", "a", Json.parse("{\"page\":1}"))),
                        result("c1", true, new PromptPart(Kind.TEXT, "one"), new PromptPart(Kind.IMAGE, "AAAA")),
                        result("c2", false, new PromptPart(Kind.TEXT, "two")),
                        result("c3", false),
                        said("user", "and now?"));
    }

    @Test
    void responses() {
        assertThat(read(new OpenAiResponses(), """
                                {"instructions":"be good","input":[
                                  {"role":"user","content":[{"type":"input_text","text":"go"}]},
                                  {"type":"function_call","call_id":"c1","name":"a","arguments":"{}"},
                                  {"type":"function_call_output","call_id":"c1","output":"one"},
                                  {"type":"item_reference","id":"x"}]}"""))
                .containsExactly(
                        said("system", "be good"),
                        said("user", "go"),
                        calls(new PromptCall("c1", "a", Json.object())),
                        result("c1", false, new PromptPart(Kind.TEXT, "one")),
                        new PromptMessage(
                                "assistant",
                                Optional.empty(),
                                List.of(new PromptPart(Kind.OTHER, "{\"type\":\"item_reference\",\"id\":\"x\"}")),
                                List.of(),
                                false));
    }

    @Test
    void textsAreFoundInsideOfResultsThatWereHandedOnAsJson() {
        String inner = Json.write(Json.object().put("name", "a \"quoted\" record"));
        String outer = Json.write(Json.object().put("structured", true).put("text", inner));
        Prompt prompt =
                new Prompt(1, List.of(said("user", "go"), result("c1", false, new PromptPart(Kind.TEXT, outer))), "ä");

        assertThat(prompt.holds("a \"quoted\" record")).isTrue();
        assertThat(prompt.holds("another record")).isFalse();
        assertThat(prompt.results("c1")).containsExactly(prompt.messages().get(1));
        assertThat(prompt.results("c2")).isEmpty();
        assertThat(prompt.messages().get(1).texts()).containsExactly(outer, inner, "a \"quoted\" record");
        assertThat(prompt.bytes()).isEqualTo(2);
    }

    @Test
    void whatOnlyLooksLikeJsonIsText() {
        assertThat(said("user", "{not json").texts()).containsExactly("{not json");
    }

    @Test
    void aTextIsCutBetweenCharacters() {
        String text = "elf zeichen😀 und mehr, ein langer Satz";

        assertThat(String.join("", Pieces.of(text))).isEqualTo(text);
        assertThat(Pieces.of(text)).hasSizeGreaterThan(2).noneMatch(it -> Character.isLowSurrogate(it.charAt(0)));
        assertThat(Pieces.of("")).isEmpty();
    }
}
