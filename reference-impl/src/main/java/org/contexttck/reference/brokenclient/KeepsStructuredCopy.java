package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.Part;

/** Replaces the text of a result and still sends its structured copy. Breaks TC-C-03. */
final class KeepsStructuredCopy extends BrokenClient {

    @Override
    public Conversation conversation(CollapseEngine engine) {
        return new Conversation(engine) {
            @Override
            protected List<Part> collapsed(String callId, String text, JsonNode result) {
                JsonNode copy = result.path("structuredContent");
                return copy.isObject()
                        ? List.of(Part.text(text), Part.text(copy.toString()))
                        : super.collapsed(callId, text, result);
            }
        };
    }
}
