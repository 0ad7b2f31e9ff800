package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;

/** Results, and arguments, that are not handed on as they came. */
final class RelayedResults {

    static final IntermediaryMistakes ALL = new IntermediaryMistakes()
            .result("AddsTextOfStructuredContent", result -> {
                if (result.path("content").isEmpty() && result.has("structuredContent")) {
                    result.withArray("content")
                            .addObject()
                            .put("type", "text")
                            .put("text", result.get("structuredContent").toString());
                }
            })
            .meta("DropsContext", meta -> meta.remove("context"))
            .error("DropsDataOfErrors", answer -> answer.withObject("/error").remove("data"))
            .error(
                    "GivesAllErrorsOneCode",
                    answer -> answer.withObject("/error").put("code", -32603))
            .meta("DropsHints", meta -> meta.remove("contextHints"))
            .result("InventsContext", result -> {
                ObjectNode meta = result.withObjectProperty("_meta");
                if (!meta.has("context") && !meta.has("contextHints")) {
                    meta.putObject("context").put("lifecycle", "transient").put("summary", "A result");
                }
            })
            .meta("KeepsOnlyKnownMeta", meta -> meta.retain("context", "contextHints"))
            .result("LosesIsError", result -> result.remove("isError"))
            .result("LosesStructuredContent", result -> result.remove("structuredContent"))
            .tap("RenamesToolsButNotHints", RenamesToolsButNotHints::new)
            .result("RewritesPagination", result -> {
                if (result.at("/structuredContent/pagination") instanceof ObjectNode pagination) {
                    pagination.put("has_more", false);
                }
            })
            .request("TypesArguments", RelayedResults::typed)
            .result("TypesTextsOfResults", result -> typed(result.path("structuredContent")))
            .result("RoundsNumbers", result -> rounded(result));

    private RelayedResults() {}

    /** With a number for every text that spells one out. */
    private static JsonNode typed(JsonNode value) {
        if (value instanceof ObjectNode object) {
            object.properties().forEach(member -> member.setValue(typed(member.getValue())));
        } else if (value instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                array.set(i, typed(array.get(i)));
            }
        } else if (value.isTextual() && value.textValue().matches("[1-9]\\d{0,8}")) {
            return IntNode.valueOf(Integer.parseInt(value.textValue()));
        }
        return value;
    }

    /** With every number as a double has it. */
    private static JsonNode rounded(JsonNode value) {
        if (value instanceof ObjectNode object) {
            object.properties().forEach(member -> member.setValue(rounded(member.getValue())));
        } else if (value instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                array.set(i, rounded(array.get(i)));
            }
        } else if (value.isNumber()) {
            BigDecimal exact = new BigDecimal(value.doubleValue());
            return DecimalNode.valueOf(value.isIntegralNumber() ? exact : BigDecimal.valueOf(value.doubleValue()));
        }
        return value;
    }
}
