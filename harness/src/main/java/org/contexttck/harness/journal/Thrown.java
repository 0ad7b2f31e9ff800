package org.contexttck.harness.journal;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.Arrays;
import org.contexttck.harness.target.client.ClientSilent;
import org.contexttck.harness.target.participant.ParticipantException;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/** What ports throw, as it is written down. */
final class Thrown {

    private Thrown() {}

    static ObjectNode written(Throwable thrown) {
        ObjectNode json =
                Json.object().put("type", thrown.getClass().getSimpleName()).put("message", thrown.getMessage());
        if (thrown instanceof Unreachable unreachable) {
            json.put("stderr", unreachable.stderrTail()).put("unclear", unreachable.isUnanswered());
        } else if (thrown instanceof ClientSilent silent) {
            json.put("stderr", silent.stderrTail()).put("how", silent.how().name());
        } else if (thrown instanceof ParticipantException trouble) {
            json.put("refusal", trouble.refusal()).put("unclear", trouble.isUnclear());
        }
        return json;
    }

    static Throwable read(ObjectNode json) {
        String message = json.path("message").asText();
        String stderr = json.path("stderr").asText("");
        boolean unclear = json.path("unclear").asBoolean();
        return switch (json.path("type").asText()) {
            case "Unreachable" -> unclear ? Unreachable.unanswered(message, stderr) : new Unreachable(message, stderr);
            case "ClientSilent" ->
                new ClientSilent(message, stderr, how(json.path("how").asText("")));
            case "ParticipantTrouble" ->
                new ParticipantException(message, json.path("refusal").asBoolean(), unclear);
            case "IOException" -> new IOException(message);
            default -> new IllegalStateException(message);
        };
    }

    private static ClientSilent.How how(String name) {
        return Arrays.stream(ClientSilent.How.values())
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElse(ClientSilent.How.OTHERWISE);
    }
}
