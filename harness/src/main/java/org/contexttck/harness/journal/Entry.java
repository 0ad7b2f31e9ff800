package org.contexttck.harness.journal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/**
 * One question and what came of it.
 *
 * @param port the number of the port that was asked
 * @param asked the name of the method
 * @param with stands for the arguments
 * @param in the file that numbers of messages refer to; empty text if it follows from the port
 * @param gave what came back; empty if something was thrown
 * @param threw what was thrown
 */
record Entry(long port, String asked, String with, String in, Optional<JsonNode> gave, Optional<ObjectNode> threw) {

    String text() {
        ObjectNode json = Json.object().put("port", port).put("asked", asked);
        if (!with.isEmpty()) {
            json.put("with", with);
        }
        if (!in.isEmpty()) {
            json.put("in", in);
        }
        gave.ifPresent(value -> json.set("gave", value));
        threw.ifPresent(thrown -> json.set("threw", thrown));
        return Json.write(json);
    }

    /** @throws IllegalArgumentException if it is no entry */
    static Entry read(String text) {
        try {
            JsonNode json = Json.read(text).node();
            return new Entry(
                    json.path("port").asLong(),
                    json.path("asked").asText(),
                    json.path("with").asText(""),
                    json.path("in").asText(""),
                    Optional.ofNullable(json.get("gave")),
                    Optional.ofNullable(json.get("threw")).map(ObjectNode.class::cast));
        } catch (JsonProblem | ClassCastException wrong) {
            throw new IllegalArgumentException("no entry of a journal: " + wrong.getMessage(), wrong);
        }
    }

    /** The same question, whatever came of it. */
    boolean asks(long which, String method, String arguments) {
        return port == which && asked.equals(method) && with.equals(arguments);
    }
}
