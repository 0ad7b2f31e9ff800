package org.contexttck.reference.participant;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/**
 * A message of the history, as far as contexts need it.
 *
 * @param id of the message; empty text if it has none
 * @param from who sent it; empty text if it does not say
 * @param kind what it is; empty text if it does not say
 * @param inContext whether it has a {@code context}; null counts as none
 * @param contextId id of the context; empty if there is none, or it cannot be used
 * @param type of the context, if it says
 * @param parent of the context, if it says
 * @param correlation what it refers to, if it is a text
 */
public record Message(
        String id,
        String from,
        String kind,
        boolean inContext,
        Optional<String> contextId,
        Optional<String> type,
        Optional<String> parent,
        Optional<String> correlation) {

    /** Reads an envelope; there is none that cannot be read. */
    public static Message of(JsonNode envelope) {
        JsonNode context = envelope.path("context");
        return new Message(
                envelope.path("id").asText(""),
                envelope.path("from").asText(""),
                envelope.path("kind").asText(""),
                !context.isMissingNode() && !context.isNull(),
                text(context, "id").filter(id -> !id.isEmpty()),
                text(context, "type"),
                text(context, "parent"),
                text(envelope, "correlation_id"));
    }

    /** The same in a context of another type, or of none. */
    public Message withType(Optional<String> other) {
        return new Message(id, from, kind, inContext, contextId, other, parent, correlation);
    }

    /** The same in another context. */
    public Message inside(String context) {
        return new Message(id, from, kind, true, Optional.of(context), type, parent, correlation);
    }

    /** The same in a context that is in no other. */
    public Message atTop() {
        return new Message(id, from, kind, inContext, contextId, type, Optional.empty(), correlation);
    }

    private static Optional<String> text(JsonNode node, String member) {
        return Optional.ofNullable(node.path(member).textValue());
    }
}
