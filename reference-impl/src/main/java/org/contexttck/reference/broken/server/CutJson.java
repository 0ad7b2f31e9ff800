package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.contexttck.reference.contextsaving.LimitedText;

/** Writes cut texts into structured content as the reference does. */
final class CutJson {

    private static final ObjectMapper JSON = new ObjectMapper();

    private CutJson() {}

    /** Sets the text, and flag and info if it was cut; takes away no flag. */
    static void write(LimitedText text, String textName, String infoName, ObjectNode content) {
        content.put(textName, text.text());
        content.remove(infoName);
        text.info().ifPresent(info -> {
            content.put("truncated", true);
            content.set(infoName, JSON.valueToTree(info.toMap()));
        });
    }
}
