package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.ResultParts;

/** Replaces the text of a result and still sends its images. Breaks TC-C-03. */
final class KeepsImage extends BrokenClient {

    @Override
    public Conversation conversation(CollapseEngine engine) {
        return new Conversation(engine) {
            @Override
            protected List<Part> collapsed(String callId, String text, JsonNode result) {
                return Stream.concat(
                                Stream.of(Part.text(text)),
                                ResultParts.of(result).stream().filter(part -> part.kind() == Part.Kind.IMAGE))
                        .toList();
            }
        };
    }
}
