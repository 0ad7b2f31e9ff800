package org.contexttck.harness.explore.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.contexttck.json.Json;

/** A pair of tools that a workflow step hints at. @param lifecycle {@code transient}, or something that pairs nothing */
record HintForm(String tool, String consumer, String lifecycle) {

    private static final String TRANSIENT = "transient";

    static HintForm of(String tool, String consumer) {
        return new HintForm(tool, consumer, TRANSIENT);
    }

    /** {@code _meta} with hints. @param step the number of the step that they are of */
    static ObjectNode meta(int step, List<HintForm> hints) {
        ObjectNode meta = Json.object();
        meta.putArray("contextHints");
        hints.forEach(hint -> meta.withArrayProperty("contextHints")
                .addObject()
                .put("step", step)
                .put("tool", hint.tool)
                .put("lifecycle", hint.lifecycle)
                .put("consumedBy", hint.consumer));
        return meta;
    }

    /** The hints in metadata, in words; empty if there are none. */
    static Optional<String> all(JsonNode meta) {
        JsonNode hints = meta.path("contextHints");
        return hints.isEmpty()
                ? Optional.empty()
                : Optional.of("hints of step " + hints.path(0).path("step").asText() + ": "
                        + StreamSupport.stream(hints.spliterator(), false)
                                .map(HintForm::line)
                                .collect(Collectors.joining(", ")));
    }

    private static String line(JsonNode hint) {
        String lifecycle = hint.path("lifecycle").asText();
        return hint.path("tool").asText() + " -> " + hint.path("consumedBy").asText()
                + (lifecycle.equals(TRANSIENT) ? "" : " (lifecycle \"" + lifecycle + "\")");
    }
}
