package org.contexttck.reference.nullpeer;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.contexttck.reference.command.Lines;

/** Participants that do next to nothing. */
public final class NullParticipants {

    /** Speaks the driver protocol, agrees to everything and has nothing to show. */
    public static final String AGREES = "ParticipantAgrees";

    /** Joins a room and never says a word there. */
    public static final String SILENT = "ParticipantSaysNothing";

    private static final ObjectMapper JSON = new ObjectMapper();

    private NullParticipants() {}

    /**
     * Agrees until the input ends.
     *
     * @throws IOException if nobody listens any more
     */
    public static int agree(InputStream in, OutputStream out) throws IOException {
        Lines.answer(in, out, NullParticipants::answer);
        return 0;
    }

    private static ObjectNode answer(String line) {
        ObjectNode answer = JSON.createObjectNode();
        try {
            JsonNode request = JSON.readTree(line);
            answer.set("re", request.path("id"));
            fill(request, answer);
        } catch (JsonProcessingException e) {
            // nothing is too much for it
        }
        return answer;
    }

    private static void fill(JsonNode request, ObjectNode answer) {
        switch (request.path("do").asText()) {
            case "hello" -> {
                answer.put("protocol", 1).put("name", "nobody").put("version", "");
                answer.putArray("can").add("ids").add("filters").add("grouping").add("clock");
                answer.put("idleMillis", 1_000)
                        .putObject("limits")
                        .put("depth", 10)
                        .put("contexts", 10);
            }
            case "receive" -> answer.putArray("limits");
            case "send" ->
                answer.putObject("envelope")
                        .put("kind", request.path("kind").asText())
                        .set("payload", request.path("payload"));
            case "new-ids" -> answer.putArray("ids");
            case "filter" -> answer.putArray("messages");
            case "contexts" -> {
                answer.putArray("contexts");
                answer.putArray("limits");
            }
            default -> {
                // done without more
            }
        }
    }
}
