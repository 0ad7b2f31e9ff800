package org.contexttck.reference.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.contexttck.reference.client.ConversationView.Item;
import org.contexttck.reference.client.ConversationView.Said;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConversationViewTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "TC-C-25 | H(h1,f>c) I(t1,f,S1)                   | t1:full[]FULL+data:image/png;base64,QUJD+{\"copy\":2}",
                "TC-C-25 | H(h1,f>c) I(t1,f,S1) E(t1)             | t1:full[]FULL+data:image/png;base64,QUJD+{\"copy\":2}",
                "TC-C-25 | H(h1,f>c) I(t1,f,S1) C(c1,c)           | t1:collapsed[]S1 c1:full[]ok",
                "TC-C-25 | H(h1,f>c) I(t1,f,S1) C(c1,c) E(t1) | t1:expanded[]FULL+data:image/png;base64,QUJD+{\"copy\":2} c1:full[]ok",
                "TC-C-19 | H(h1,f>c) T(t1,f,S1) C(c1,c) S E(t1)   | t1:expanded[]FULL c1:full[]ok",
                "TC-C-28 | D H(h1,f>c) T(t1,f,S1)                 | t1:full[transient amber]FULL",
                "TC-C-28 | D T(t1,f,S1)                           | t1:full[]FULL",
                "TC-C-28 | D H(h1,f>c) T(t1,f,S1) C(c1,c) C(c2,c) | t1:collapsed[collapsed gray]S1 c1:full[consumed green]ok c2:full[]ok",
                "TC-C-28 | D H(h1,f>b,b>c) T(t1,f,S1) B(b1,b,S2)  | t1:collapsed[collapsed gray]S1 b1:full[consumed green, transient amber]FULL",
                "TC-C-29 | H(h1,f>c) T(t1,f,<b>S1</b> \\u001b[1m) C(c1,c) | t1:collapsed[]<b>S1</b> \\u001b[1m c1:full[]ok",
            })
    void shows(String requirement, String steps, String view) {
        assertThat(ClientScript.play(new ClientParts(), false, steps).view()).isEqualTo(view);
    }

    @Test
    void showsEverythingFromTopToBottom() {
        Conversation conversation = new Conversation(new CollapseEngine(false));
        ModelCall call = new ModelCall(new ToolCall("s", "f", "t1"), "s__f", Jsons.object());
        conversation.system("help");
        conversation.user("look");
        conversation.calls("wait", List.of(call));
        conversation.arrived("t1", Jsons.textResult("found"));
        conversation.assistant("done");
        List<Item> items = new ConversationView(conversation).items();
        assertThat(items)
                .hasSize(5)
                .startsWith(
                        new Said(PromptMessage.Role.SYSTEM, "help", List.of()),
                        new Said(PromptMessage.Role.USER, "look", List.of()),
                        new Said(PromptMessage.Role.ASSISTANT, "wait", List.of(call)))
                .endsWith(new Said(PromptMessage.Role.ASSISTANT, "done", List.of()));
        assertThat(items.get(3))
                .isInstanceOfSatisfying(
                        ConversationView.Block.class,
                        block -> assertThat(block.text()).isEqualTo("found"));
    }

    @Test
    void whatWasOpenedCanBeClosed() {
        Conversation conversation = new Conversation(new CollapseEngine(true));
        conversation.calls("", List.of(new ModelCall(new ToolCall("s", "f", "t1"), "f", Jsons.object())));
        conversation.arrived(
                "t1",
                Jsons.read("{\"content\":[],\"_meta\":{\"context\":{\"lifecycle\":\"transient\",\"summary\":\"S\"}}}")
                        .orElseThrow());
        conversation.calls("", List.of(new ModelCall(new ToolCall("s", "c", "c1"), "c", Jsons.object())));
        conversation.arrived(
                "c1",
                Jsons.read("{\"_meta\":{\"context\":{\"consumed\":true}}}").orElseThrow());
        ConversationView view = new ConversationView(conversation);
        view.expand("t1");
        assertThat(view.blocks().get(0).state()).isEqualTo(ConversationView.State.EXPANDED);
        view.close("t1");
        assertThat(view.blocks().get(0).state()).isEqualTo(ConversationView.State.COLLAPSED);
    }
}
