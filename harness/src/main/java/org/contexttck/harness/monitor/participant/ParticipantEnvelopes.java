package org.contexttck.harness.monitor.participant;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;

/**
 * Every envelope that a participant sends, in a room or to its driver: complete and signed (SC-P-14), its context of the right
 * form (SC-P-17), and inside another than itself (SC-P-04). A driver also knows what was asked for (SC-P-15) and what belongs
 * together (SC-P-03). Keeps names of contexts and who has joined, and nothing of the messages.
 */
public final class ParticipantEnvelopes {

    /** The rows that it can find broken. */
    public static final Set<String> ROWS = Set.of("SC-P-03", "SC-P-04", "SC-P-14", "SC-P-15", "SC-P-17");

    private static final String SYSTEM = "system/";
    private static final String JOIN = SYSTEM + "join";
    private static final String WELCOME = SYSTEM + "welcome";

    private static final int LONGEST_REQUEST = 1 << 16;

    private final EnvelopeRules rules;
    private final DrivenEnvelopes driven;
    /** Under which name somebody has joined, by the number of the connection. */
    private final Map<OptionalInt, String> joined = new HashMap<>();

    public ParticipantEnvelopes(Schemas schemas) {
        this.rules = new EnvelopeRules(schemas);
        this.driven = new DrivenEnvelopes(rules);
    }

    /** Takes the next message of a session. @return what it shows of a participant; nothing if it is none of its envelopes */
    public List<Look> accept(Channel channel, Message message) {
        JsonNode json = message.json().orElseGet(() -> request(channel, message));
        boolean sent = message.direction() == Direction.FROM_TARGET;
        if (channel.kind() == Channel.Kind.PARTICIPANT_DRIVER) {
            return driven.accept(json, sent);
        }
        String kind = json.path("kind").asText("");
        if (sent && kind.equals(JOIN)) {
            joined.put(
                    connection(message),
                    json.path("payload").path("participant").asText(""));
        } else if (!sent && kind.equals(WELCOME) && json.path("to").path(0).isTextual()) {
            joined.put(connection(message), json.path("to").path(0).textValue());
        }
        boolean judged = sent && json.isObject() && !kind.startsWith(SYSTEM);
        return name(channel, message)
                .filter(name -> judged)
                .map(name -> new LookedAtEnvelope("", json).judge(rules, name))
                .orElse(List.of());
    }

    /** What the kit asks of a driver is recorded as text only; what matters here is short. */
    private static JsonNode request(Channel channel, Message message) {
        boolean asked = channel.kind() == Channel.Kind.PARTICIPANT_DRIVER
                && message.direction() == Direction.TO_TARGET
                && message.raw().length() <= LONGEST_REQUEST;
        try {
            return asked ? Json.parse(message.raw()) : MissingNode.getInstance();
        } catch (IllegalArgumentException foreign) {
            return MissingNode.getInstance(); // somebody else's recording
        }
    }

    /** As whom it speaks; empty before it has joined, when what it says is for the gateway, in whatever form that is. */
    private Optional<String> name(Channel channel, Message message) {
        return Optional.of(channel.party())
                .filter(party -> !party.isEmpty())
                .or(() -> Optional.ofNullable(joined.get(connection(message))))
                .filter(name -> !name.isEmpty());
    }

    private static OptionalInt connection(Message message) {
        return message.transport().carrier() instanceof TransportFacts.WebSocket frame
                ? frame.seat()
                : OptionalInt.empty();
    }
}
