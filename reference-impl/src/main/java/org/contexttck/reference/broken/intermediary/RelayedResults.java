package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;

/** Results that are not handed on as they came. */
final class RelayedResults {

    static final IntermediaryMistakes ALL = new IntermediaryMistakes()
            .meta("DropsContext", meta -> meta.remove("context"))
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
            .result("RoundsNumbers", result -> rounded(result));

    private RelayedResults() {}

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
