package org.contexttck.harness.profile.claim;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.profile.target.EnvelopeMark;
import org.contexttck.json.Json;

/**
 * How a participant asks a gateway for messages of one context or one type only, beside those without {@code context}. In the
 * texts of the envelopes, {@code {context}} stands for the context's id and {@code {type}} for its type.
 *
 * @param byId the envelope that asks for one context; empty if that is not offered
 * @param byType the envelope that asks for one type; empty if that is not offered
 * @param answer what tells that the filter holds; empty if nothing does
 */
public record GatewayFilter(Optional<ObjectNode> byId, Optional<ObjectNode> byType, Optional<EnvelopeMark> answer) {

    /** As in the kit's own binding. */
    public static GatewayFilter standard() {
        return new GatewayFilter(
                Optional.of(keep("ids", "{context}")),
                Optional.of(keep("types", "{type}")),
                Optional.of(EnvelopeMark.kind("system/filter")));
    }

    private static ObjectNode keep(String member, String place) {
        ObjectNode envelope = Json.object().put("kind", "system/filter");
        envelope.putObject("payload").putObject("keep").putArray(member).add(place);
        return envelope;
    }
}
