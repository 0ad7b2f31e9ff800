package org.contexttck.harness.explore.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.harness.monitor.prompt.ResultMarks;
import org.contexttck.json.Json;

/**
 * What comes back for a call. {@code {name}} in its metadata stands for the name of the call.
 *
 * @param end whether it is a result at all
 * @param isError what the member says; empty if there is none
 * @param meta {@code _meta}; missing if there is none
 */
record ResultForm(End end, Optional<Boolean> isError, JsonNode meta, BodyForm body) {

    static final String SUMMARY = "{name}: 15 records";

    private static final String NAME = "{name}";
    private static final int SHORT = 120;
    private static final int SHOWN = 160;

    static final ResultForm PLAIN =
            new ResultForm(End.RESULT, Optional.empty(), MissingNode.getInstance(), BodyForm.USUAL);

    /** How a call ends. */
    enum End {
        RESULT,
        RPC_ERROR,
        NO_ANSWER
    }

    static ResultForm of(ObjectNode meta) {
        return new ResultForm(End.RESULT, Optional.empty(), meta, BodyForm.USUAL);
    }

    ResultForm ending(End other) {
        return new ResultForm(other, isError, meta, body);
    }

    ResultForm saying(boolean error) {
        return new ResultForm(end, Optional.of(error), meta, body);
    }

    ResultForm with(BodyForm other) {
        return new ResultForm(end, isError, meta, other);
    }

    /** The same for a call of that name. */
    ResultForm named(String name) {
        if (meta.isMissingNode()) {
            return this;
        }
        ResultForm named =
                new ResultForm(end, isError, Json.parse(Json.write(meta).replace(NAME, name)), body);
        int length = named.summary().orElse("").length();
        return length > SHORT ? named.with(body.longerThan(length)) : named;
    }

    /** Whether so much comes with it that once is enough. */
    boolean isLong() {
        return body.isLong() || summary().filter(BodyForm::isLong).isPresent();
    }

    /** What it says about the context, as a client has to read it; nothing if it is no result. */
    ResultMarks marks() {
        ObjectNode result = Json.object();
        if (end == End.RESULT) {
            isError.ifPresent(error -> result.put("isError", error));
            result.set("_meta", meta.isMissingNode() ? Json.object() : meta);
        }
        return ResultMarks.of(result);
    }

    Optional<String> summary() {
        return Optional.ofNullable(meta.path("context").path("summary").textValue());
    }

    /** The result with a content. */
    ObjectNode result(Body content) {
        ObjectNode result = content.result();
        isError.ifPresent(error -> result.put("isError", error));
        if (!meta.isMissingNode()) {
            result.set("_meta", meta.deepCopy());
        }
        return result;
    }

    /** In the words of the features, such as {@code transient, isError true}. */
    String words() {
        List<String> words = new ArrayList<>();
        if (end != End.RESULT) {
            return end == End.RPC_ERROR ? "JSON-RPC error" : "no answer";
        }
        words.add(metadata());
        isError.ifPresent(error -> words.add("isError " + error));
        words.add(body.words());
        return words.stream().filter(word -> !word.isEmpty()).collect(Collectors.joining(", "));
    }

    private String metadata() {
        JsonNode context = meta.path("context");
        if (meta.isMissingNode()) {
            return "plain";
        } else if (meta.equals(marked(SUMMARY))) {
            return "transient";
        } else if (meta.equals(consumption())) {
            return "consumed";
        } else if (meta.equals(marked(SUMMARY, consumption()))) {
            return "transient and consumed";
        } else if (context.path("summary").isTextual()
                && meta.equals(marked(context.path("summary").textValue()))) {
            return "transient with the summary " + shown(context.path("summary"));
        } else if (meta.size() == 1 && HintForm.all(meta).isPresent()) {
            return HintForm.all(meta).get();
        }
        return "meta " + shown(meta);
    }

    private static String shown(JsonNode value) {
        String text = Json.write(value);
        return text.length() > SHOWN ? text.substring(0, SHOWN) + "\u2026 (" + text.length() + " characters)" : text;
    }

    /** {@code _meta} of a transient result. */
    static ObjectNode marked(String summary) {
        return marked(summary, Json.object());
    }

    private static ObjectNode marked(String summary, ObjectNode beside) {
        ObjectNode meta = beside.deepCopy();
        meta.withObjectProperty("context").put("lifecycle", "transient").put("summary", summary);
        return meta;
    }

    /** {@code _meta} of a result that reports consumption. */
    static ObjectNode consumption() {
        ObjectNode meta = Json.object();
        meta.putObject("context").put("consumed", true);
        return meta;
    }
}
