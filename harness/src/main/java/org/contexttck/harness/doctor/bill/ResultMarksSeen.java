package org.contexttck.harness.doctor.bill;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

/** What a result bears of the protocols, by the members that their texts name. */
final class ResultMarksSeen {

    private ResultMarksSeen() {}

    /** @param tree its structured content, or the JSON in its text */
    static List<String> in(JsonNode result, JsonNode tree) {
        List<String> marks = new ArrayList<>();
        JsonNode meta = result.path("_meta");
        if (holds(tree, "has_more") || holds(tree, "nextCursor") || holds(tree, "next_cursor")) {
            marks.add("paginated");
        }
        if (holds(tree, "truncation_info") || tree.path("truncated").asBoolean()) {
            marks.add("cut");
        }
        if (meta.path("context").path("lifecycle").asText().equals("transient")) {
            marks.add("transient");
        }
        if (meta.path("context").path("consumed").asBoolean()) {
            marks.add("consumed");
        }
        if (meta.path("contextHints").isArray()) {
            marks.add("hinted");
        }
        if (packed(tree)) {
            marks.add("packed");
        }
        return marks;
    }

    /** Whether it is a context pack: sections, and a text that shows them. */
    static boolean packed(JsonNode tree) {
        return tree.path("sections").isArray() && tree.path("markdown").isTextual();
    }

    /** In the object itself or in a member of it; null says that there is none. */
    private static boolean holds(JsonNode tree, String member) {
        return tree.isObject()
                && (tree.hasNonNull(member)
                        || StreamSupport.stream(tree.spliterator(), false).anyMatch(one -> one.hasNonNull(member)));
    }
}
