package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.contexttck.json.Pointer;

/** Where in a result there is what a profile looked for at another place. */
final class FoundPlaces {

    private static final int DEEPEST = 4;
    private static final int MOST = 3;
    private static final List<String> OF_PAGES = List.of("total", "offset", "has_more", "hasMore", "next_offset");
    private static final List<String> OF_CUTS = List.of("total_lines", "returned_lines", "total_bytes", "original");

    private FoundPlaces() {}

    /** What to write for arrays. */
    static String arrays(JsonNode root) {
        return advice(root, JsonNode::isArray);
    }

    /** What to write for texts. */
    static String texts(JsonNode root) {
        return advice(root, JsonNode::isTextual);
    }

    /** What to write for infos about pages. */
    static String pages(JsonNode root) {
        return advice(root, node -> isInfo(node, OF_PAGES));
    }

    /** What to write for infos about cuts. */
    static String cuts(JsonNode root) {
        return advice(root, node -> isInfo(node, OF_CUTS) || node.has("stdout") || node.has("stderr"));
    }

    private static boolean isInfo(JsonNode node, List<String> members) {
        return node.isObject() && members.stream().anyMatch(node::has);
    }

    private static String advice(JsonNode root, Predicate<JsonNode> wanted) {
        List<String> found = new ArrayList<>();
        look(root, Pointer.parse(""), wanted, found);
        return found.isEmpty() ? "" : "write " + String.join(" or ", found);
    }

    private static void look(JsonNode node, Pointer at, Predicate<JsonNode> wanted, List<String> found) {
        if (found.size() == MOST || at.toString().chars().filter(c -> c == '/').count() > DEEPEST) {
            return;
        }
        if (!at.toString().isEmpty() && wanted.test(node)) {
            found.add(at.toString());
        }
        if (node.isObject()) {
            for (Map.Entry<String, JsonNode> member : node.properties()) {
                look(member.getValue(), at.child(member.getKey()), wanted, found);
            }
        }
    }
}
