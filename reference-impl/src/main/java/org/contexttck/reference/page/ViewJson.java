package org.contexttck.reference.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.contexttck.reference.client.Chat;
import org.contexttck.reference.client.ConversationView;
import org.contexttck.reference.client.Part;

/** Writes what the page shows. Of a closed block, the original is not in it: the browser gets it when it is opened. */
final class ViewJson {

    private ViewJson() {}

    static ObjectNode of(Chat chat) {
        ObjectNode page = chat.look(ViewJson::of);
        return page.put("canSay", chat.canSay())
                .put("answering", chat.answering())
                .put("problem", chat.problem());
    }

    private static ObjectNode of(ConversationView view) {
        ObjectNode page = JsonNodeFactory.instance.objectNode().put("showHints", view.showsHints());
        ArrayNode items = page.putArray("items");
        for (ConversationView.Item item : view.items()) {
            if (item instanceof ConversationView.Block block) {
                write(items.addObject(), block);
            } else if (item instanceof ConversationView.Said said) {
                write(items.addObject(), said);
            }
        }
        return page;
    }

    private static void write(ObjectNode item, ConversationView.Said said) {
        item.put("kind", said.role().name().toLowerCase(Locale.ROOT)).put("text", said.text());
        ArrayNode calls = item.putArray("calls");
        said.calls()
                .forEach(call -> calls.addObject()
                        .put("tool", call.name())
                        .put("arguments", call.arguments().toString()));
    }

    private static void write(ObjectNode item, ConversationView.Block block) {
        item.put("kind", "result")
                .put("callId", block.call().callId())
                .put("tool", block.call().tool())
                .put("state", block.state().text());
        ArrayNode badges = item.putArray("badges");
        block.badges()
                .forEach(badge -> badges.addObject().put("name", badge.name()).put("colour", badge.colour()));
        ArrayNode parts = item.putArray("parts");
        block.parts().forEach(part -> write(parts.addObject(), part));
    }

    private static void write(ObjectNode item, Part part) {
        boolean picture = part.kind() == Part.Kind.IMAGE && PageServer.PICTURES.contains(part.mimeType());
        item.put("kind", picture ? "image" : "text").put("text", picture ? part.readable() : part.text());
    }
}
