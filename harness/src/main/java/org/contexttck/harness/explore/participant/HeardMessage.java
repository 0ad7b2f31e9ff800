package org.contexttck.harness.explore.participant;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A message of the history, as far as a participant must show it.
 *
 * @param id of the message
 * @param name what the steps call it
 * @param inContext whether it has a {@code context}; null counts as none (R22)
 * @param context the id of its context
 * @param at when it came, in milliseconds of the participant's clock
 */
record HeardMessage(
        String id,
        String name,
        String kind,
        boolean inContext,
        Optional<String> context,
        Optional<String> type,
        Optional<String> parent,
        Optional<String> correlation,
        long at) {

    static HeardMessage of(JsonNode envelope, String name, long at) {
        JsonNode context = envelope.path("context");
        return new HeardMessage(
                envelope.path("id").asText(""),
                name,
                envelope.path("kind").asText(""),
                !context.isMissingNode() && !context.isNull(),
                text(context, "id"),
                text(context, "type"),
                text(context, "parent"),
                text(envelope, "correlation_id"),
                at);
    }

    private static Optional<String> text(JsonNode node, String member) {
        return Optional.ofNullable(node.path(member).textValue());
    }

    /** The contexts that it refers to without being in them (R27), as far as they count. */
    Stream<String> refersTo(CountedReferences counted) {
        return Stream.of(parent.filter(it -> counted.parents()), correlation.filter(it -> counted.correlations()))
                .flatMap(Optional::stream);
    }
}
