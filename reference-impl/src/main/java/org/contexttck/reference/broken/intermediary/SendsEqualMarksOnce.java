package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Takes a mark that is the same as the last one for nothing new. */
final class SendsEqualMarksOnce extends BrokenIntermediary {

    private JsonNode last = MissingNode.getInstance();

    @Override
    synchronized void spoilAnswer(ObjectNode answer) {
        if (answer.at("/result/_meta") instanceof ObjectNode meta && meta.has("context")) {
            JsonNode mark = meta.get("context").deepCopy();
            if (mark.equals(last)) {
                meta.remove("context");
            }
            last = mark;
        }
    }
}
