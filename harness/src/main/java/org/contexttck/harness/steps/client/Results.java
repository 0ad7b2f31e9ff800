package org.contexttck.harness.steps.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.steps.shared.Phrases;
import org.contexttck.json.Json;

/**
 * The phrases of the column "result" in the tables of calls: what a tool returns. The list is closed; a new phrase is added
 * here and documents itself in the vocabulary page.
 */
public final class Results {

    private static final String META = "meta ";
    private static final String ERROR = "isError true, ";
    private static final int TOOL_FAULT = -32000;

    /** Each phrase with what it means. */
    private static final Phrases<String> PHRASES = new Phrases<String>("result")
            .with("plain", "a text, no `_meta`")
            .with("transient", "a text, `_meta.context` with lifecycle \"transient\" and a summary")
            .with("transient, in every form", "the same with a structured copy, an image and a resource")
            .with("transient, after the others", "the same as transient; arrives when the others of the turn have")
            .with("transient, delivered twice", "the same as transient; the same message comes two times")
            .with("transient, isError true", "the same as transient with `isError` true")
            .with("consumed", "a text, `_meta.context.consumed` true, `isError` false")
            .with("consumed, isError left out", "the same without `isError`")
            .with("consumed, isError true", "the same with `isError` true")
            .with("consumed, delivered twice", "the same as consumed; the same message comes two times")
            .with("transient and consumed", "a text with lifecycle, summary, `consumed` true, `isError` false")
            .with("JSON-RPC error", "no result but an error")
            .with("no answer", "nothing, until the client gives up")
            .with("plain, with null members", "a text; `_meta`, and `annotations` and `_meta` of the block, are null")
            .with(META + "JSON", "a text and this as `_meta`")
            .with(ERROR + META + "JSON", "the same with `isError` true");

    private Results() {}

    /** Every phrase with what it means; {@code JSON} stands for a value. */
    public static Map<String, String> phrases() {
        return PHRASES.map(means -> means);
    }

    /** What the tool returns. @param summary JSON for {@code summary}, or {@code absent}; empty for a summary of the kit */
    static ScenarioCall call(
            ScenarioWords words,
            String name,
            String tool,
            ObjectNode arguments,
            String phrase,
            Optional<String> summary) {
        Content content = phrase.endsWith("in every form") ? Content.everyForm(words, name) : Content.text(words, name);
        Optional<JsonNode> given = summary(words, name, summary);
        Optional<String> usable = phrase.startsWith("transient")
                ? given.filter(JsonNode::isTextual).map(JsonNode::textValue).filter(text -> !text.isEmpty())
                : Optional.empty();
        return ScenarioCall.of(words, name, tool, arguments, content, usable, reply(content, phrase, given), phrase);
    }

    private static Optional<JsonNode> summary(ScenarioWords words, String name, Optional<String> cell) {
        if (cell.isEmpty()) {
            return Optional.of(Json.text("15 activity records (page 1/9, IDs: 72, 73, 74\u2026) "
                    + words.marker("SUMMARY", name).word()));
        }
        return cell.filter(json -> !json.equals("absent")).map(Json::parse);
    }

    private static Reply reply(Content content, String phrase, Optional<JsonNode> summary) {
        ObjectNode result = content.result();
        boolean error = phrase.startsWith(ERROR);
        String rest = error ? phrase.substring(ERROR.length()) : phrase;
        if (rest.startsWith(META)) {
            result.set("_meta", Json.parse(rest.substring(META.length())));
            return new Reply.Result(error ? result.put("isError", true) : result);
        }
        PHRASES.of(phrase);
        if (phrase.startsWith("transient")) {
            withTransient(result, summary);
        }
        if (phrase.split(",")[0].endsWith("consumed")) {
            result.withObjectProperty("_meta").withObjectProperty("context").put("consumed", true);
            result.put("isError", false);
        }
        return switch (phrase.replaceFirst("^.*, ", "")) {
            case "JSON-RPC error" -> new Reply.RpcError(TOOL_FAULT, "the store cannot be reached");
            case "no answer" -> new Reply.Silence();
            case "after the others" -> new Reply.Delayed(new Reply.Result(result), 1);
            case "delivered twice" -> new Reply.Twice(result);
            case "isError true" -> new Reply.Result(result.put("isError", true));
            case "isError left out" -> new Reply.Result(result.without("isError"));
            case "with null members" -> new Reply.Result(withNulls(result));
            default -> new Reply.Result(result);
        };
    }

    private static void withTransient(ObjectNode result, Optional<JsonNode> summary) {
        ObjectNode context = result.withObjectProperty("_meta").withObjectProperty("context");
        context.put("lifecycle", "transient");
        summary.ifPresent(text -> context.set("summary", text));
    }

    private static ObjectNode withNulls(ObjectNode result) {
        ((ObjectNode) result.withArrayProperty("content").get(0))
                .putNull("annotations")
                .putNull("_meta");
        result.putNull("_meta");
        return result;
    }

    /** The answer of a workflow step. @param hints rows with {@code tool} and {@code consumed by} */
    static ScenarioCall step(ScenarioWords words, String name, int number, List<Map<String, String>> hints) {
        Content content = Content.text(words, name);
        ObjectNode result = content.result();
        for (Map<String, String> hint : hints) {
            result.withObjectProperty("_meta")
                    .withArrayProperty("contextHints")
                    .addObject()
                    .put("step", number)
                    .put("tool", hint.get("tool"))
                    .put("lifecycle", "transient")
                    .put("consumedBy", hint.get("consumed by"));
        }
        // each but the first is asked for by the step behind it, as a loop allows
        ObjectNode arguments = Json.object().put("workflow", "reclassify").put("step", 2 * number - 1);
        return ScenarioCall.of(
                words,
                name,
                "get_workflow_step",
                arguments,
                content,
                Optional.empty(),
                new Reply.Result(result),
                "hints");
    }
}
