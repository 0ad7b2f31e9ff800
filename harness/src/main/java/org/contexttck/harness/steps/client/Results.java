package org.contexttck.harness.steps.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.steps.shared.Phrases;
import org.contexttck.json.Json;

/**
 * The phrases of the column "result" in the tables of calls: what a tool returns. The list is closed; a new phrase is added
 * here and documents itself in the vocabulary page.
 */
public final class Results {

    private static final String META = "meta ";
    private static final int TOOL_FAULT = -32000;

    private static final Phrases<Kind> KINDS = new Phrases<Kind>("result")
            .with("plain", result("a text, no `_meta`", result -> result))
            .with(
                    "transient",
                    marked("a text, `_meta.context` with lifecycle \"transient\" and a summary", Reply.Result::new))
            .with(
                    "transient, in every form",
                    marked("the same with a structured copy, an image and a resource", Reply.Result::new))
            .with(
                    "transient, after the others",
                    marked(
                            "the same as transient; arrives when the others of the turn have",
                            result -> new Reply.Delayed(new Reply.Result(result), 1)))
            .with(
                    "transient, delivered twice",
                    marked("the same as transient; the same message comes two times", Reply.Twice::new))
            .with(
                    "transient, isError true",
                    marked(
                            "the same as transient with `isError` true",
                            result -> new Reply.Result(result.put("isError", true))))
            .with(
                    "consumed",
                    result(
                            "a text, `_meta.context.consumed` true, `isError` false",
                            result -> withConsumed(result).put("isError", false)))
            .with("consumed, isError left out", result("the same without `isError`", Results::withConsumed))
            .with(
                    "consumed, isError true",
                    result(
                            "the same with `isError` true",
                            result -> withConsumed(result).put("isError", true)))
            .with(
                    "consumed, delivered twice",
                    new Kind(
                            "the same as consumed; the same message comes two times",
                            (result, summary) ->
                                    new Reply.Twice(withConsumed(result).put("isError", false))))
            .with(
                    "transient and consumed",
                    marked(
                            "a text with lifecycle, summary, `consumed` true, `isError` false",
                            result -> new Reply.Result(withConsumed(result).put("isError", false))))
            .with(
                    "JSON-RPC error",
                    new Kind(
                            "no result but an error",
                            (result, summary) -> new Reply.RpcError(TOOL_FAULT, "the store cannot be reached")))
            .with("no answer", new Kind("nothing, until the client gives up", (result, summary) -> new Reply.Silence()))
            .with(
                    "plain, with null members",
                    result("a text; `_meta`, and `annotations` and `_meta` of the block, are null", Results::withNulls))
            .with(META + "JSON", result("a text and this as `_meta`", result -> result));

    /** What it means, and what is answered with a result and a summary for it. */
    private record Kind(String means, BiFunction<ObjectNode, Optional<JsonNode>, Reply> reply) {}

    private Results() {}

    private static Kind result(String means, UnaryOperator<ObjectNode> change) {
        return new Kind(means, (result, summary) -> new Reply.Result(change.apply(result)));
    }

    private static Kind marked(String means, Function<ObjectNode, Reply> reply) {
        return new Kind(means, (result, summary) -> reply.apply(withTransient(result, summary)));
    }

    /** Every phrase with what it means; {@code JSON} stands for a value. */
    public static Map<String, String> phrases() {
        return KINDS.map(Kind::means);
    }

    /** What the tool returns. @param summary JSON for {@code summary}, or {@code absent}; empty for a summary of the kit */
    static Called call(
            Words words, String name, String tool, ObjectNode arguments, String phrase, Optional<String> summary) {
        Content content = phrase.endsWith("in every form") ? Content.everyForm(words, name) : Content.text(words, name);
        Optional<JsonNode> given = summary(words, name, summary);
        Optional<String> usable = phrase.startsWith("transient")
                ? given.filter(JsonNode::isTextual).map(JsonNode::textValue).filter(text -> !text.isEmpty())
                : Optional.empty();
        return Called.of(words, name, tool, arguments, content, usable, reply(content, phrase, given), phrase);
    }

    private static Optional<JsonNode> summary(Words words, String name, Optional<String> cell) {
        if (cell.isEmpty()) {
            return Optional.of(Json.text("15 activity records (page 1/9, IDs: 72, 73, 74\u2026) "
                    + words.marker("SUMMARY", name).word()));
        }
        return cell.filter(json -> !json.equals("absent")).map(Json::parse);
    }

    private static Reply reply(Content content, String phrase, Optional<JsonNode> summary) {
        ObjectNode result = content.result();
        if (phrase.startsWith(META)) {
            result.set("_meta", Json.parse(phrase.substring(META.length())));
            return new Reply.Result(result);
        }
        return KINDS.of(phrase).reply().apply(result, summary);
    }

    private static ObjectNode withTransient(ObjectNode result, Optional<JsonNode> summary) {
        ObjectNode context = result.withObjectProperty("_meta").withObjectProperty("context");
        context.put("lifecycle", "transient");
        summary.ifPresent(text -> context.set("summary", text));
        return result;
    }

    private static ObjectNode withConsumed(ObjectNode result) {
        result.withObjectProperty("_meta").withObjectProperty("context").put("consumed", true);
        return result;
    }

    private static ObjectNode withNulls(ObjectNode result) {
        ((ObjectNode) result.withArrayProperty("content").get(0))
                .putNull("annotations")
                .putNull("_meta");
        result.putNull("_meta");
        return result;
    }

    /** The answer of a workflow step. @param hints rows with {@code tool} and {@code consumed by} */
    static Called step(Words words, String name, int number, List<Map<String, String>> hints) {
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
        ObjectNode arguments = Json.object().put("workflow", "reclassify").put("step", number);
        return Called.of(
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
