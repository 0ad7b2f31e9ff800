package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import java.util.Optional;
import org.contexttck.json.Json;

/**
 * A recorded connection by what goes over it.
 *
 * @param kind who speaks what over it
 * @param session channels of one session belong together and are judged together
 * @param party who is at the other end, where a session has several of a kind: the id of a participant, the name of a server
 */
public record Channel(Kind kind, String session, String party) {

    /** What a transcript calls the note that says which channel it is of. */
    public static final String NOTE = "channel";

    /** Who speaks what. */
    public enum Kind {
        /** MCP; the target is the server. */
        SERVER,
        /** MCP; the target is the client. */
        CLIENT,
        /** Requests of a client to a model. */
        MODEL,
        /** Lines of the driver of a client. */
        CLIENT_DRIVER,
        /** MCP between the kit's client and the target, an intermediary. */
        FRONT,
        /** MCP between the target, an intermediary, and the kit's server. */
        BEHIND,
        /** MCP between a client and a server of the kit, for comparison. */
        DIRECT,
        /** Envelopes of one participant at the target, a gateway. */
        GATEWAY,
        /** Envelopes of the target, a participant, at a gateway of the kit. */
        PARTICIPANT,
        /** Lines of the driver of a participant. */
        PARTICIPANT_DRIVER
    }

    /** The only one of its kind in a session. */
    public static Channel of(Kind kind, String session) {
        return new Channel(kind, session, "");
    }

    /** As a transcript has it, behind {@link #NOTE}. */
    public String text() {
        return Json.write(Json.object()
                .put("kind", kind.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .put("session", session)
                .put("party", party));
    }

    /** What {@link #text()} has said; empty if the text is none of that sort. */
    public static Optional<Channel> read(String text) {
        try {
            JsonNode json = Json.parse(text);
            Kind kind = Kind.valueOf(
                    json.path("kind").asText("").toUpperCase(Locale.ROOT).replace('-', '_'));
            return Optional.of(new Channel(
                    kind, json.path("session").asText(""), json.path("party").asText("")));
        } catch (IllegalArgumentException none) {
            return Optional.empty();
        }
    }
}
