package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;

/** Wrong items of a pack, and wrong neighbours of items. */
final class PackItems {

    static final ServerMistakes ALL = new ServerMistakes()
            .pack("BlankReason", pack -> pack.items().forEach(item -> item.put("reason", " ")))
            .pack(
                    "InfiniteScore",
                    pack -> pack.items().stream().limit(1).forEach(item -> item.put("score", new BigDecimal("1e400"))))
            .pack(
                    "QualityWithoutUrl",
                    pack -> pack.items().forEach(item -> ((ObjectNode) item.path("quality")).remove("url")))
            .pack(
                    "ScoreAsText",
                    pack -> pack.items()
                            .forEach(
                                    item -> item.put("score", item.path("score").asText())))
            .pack(
                    "RelatedLeaksForeignProject",
                    PackItems::looksForKeys,
                    pack -> relate(
                            pack.items().get(0).putArray("related"),
                            "mem_8000",
                            "task",
                            "Signing keys of obsidian-heron",
                            "depends on",
                            "incoming"))
            .pack(
                    "RelatedLeaksForeignNames",
                    PackItems::looksForKeys,
                    pack -> relate(
                            pack.items().get(0).putArray("related"),
                            "mem_8000",
                            "decision",
                            "Partner contract on refresh-token rotation",
                            "depends on",
                            "incoming"))
            .pack("RelatedLimitOfThePack", PackItems::limitTogether)
            .pack(
                    "DefaultRelatedLimitOne",
                    PackItems::saysNothingOfRelated,
                    pack -> pack.related().forEach(PackItems::shrinkToOne))
            .pack("ZeroScores", pack -> pack.items().forEach(item -> item.put("score", 0)))
            .pack("RelatedLimitIgnored", pack -> pack.related().forEach(PackItems::growToFive))
            .pack(
                    "RelatedToItself",
                    pack -> pack.items().stream()
                            .filter(item -> !item.path("related").isEmpty())
                            .forEach(item -> ((ObjectNode) item.at("/related/0")).set("id", item.get("id"))))
            .pack(
                    "RelatedTwice",
                    pack -> pack.related().stream()
                            .filter(related -> related.size() == 2)
                            .forEach(related -> related.set(1, related.get(0).deepCopy())))
            .pack(
                    "RelatedRegardless",
                    pack -> !pack.isEmpty() && pack.request().is("include_related", "false"),
                    pack -> relate(
                            pack.related().get(0),
                            "mem_0001",
                            "decision",
                            "Decision about token families",
                            "implements",
                            "outgoing"))
            .pack(
                    "TwoHops",
                    pack -> pack.related().stream()
                            .filter(related -> related.size() > 1)
                            .forEach(related -> ((ObjectNode) related.get(related.size() - 1)).put("distance", 2)));

    private PackItems() {}

    private static boolean looksForKeys(Pack pack) {
        JsonNode wanted = pack.request().argument("include_related");
        return pack.about("signing keys") && !pack.isEmpty() && wanted.asBoolean(true);
    }

    private static void relate(ArrayNode related, String id, String type, String name, String how, String direction) {
        related.addObject()
                .put("id", id)
                .put("type", type)
                .put("name", name)
                .put("relationship", how)
                .put("direction", direction)
                .put("distance", 1);
    }

    private static boolean saysNothingOfRelated(Pack pack) {
        return !pack.request().gives("related_limit");
    }

    private static void limitTogether(Pack pack) {
        int left = pack.request().gives("related_limit")
                ? pack.request().argument("related_limit").asInt()
                : 3;
        for (ArrayNode related : pack.related()) {
            while (related.size() > left) {
                related.remove(left);
            }
            left -= related.size();
        }
    }

    private static void shrinkToOne(ArrayNode related) {
        while (related.size() > 1) {
            related.remove(1);
        }
    }

    private static void growToFive(ArrayNode related) {
        for (int made = 1; !related.isEmpty() && related.size() < 5; made++) {
            ObjectNode further = related.get(0).deepCopy();
            related.add(further.put("id", "mem_" + (9000 + made)));
        }
    }
}
