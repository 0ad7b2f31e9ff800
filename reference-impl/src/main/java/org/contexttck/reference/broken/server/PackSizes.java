package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.JsonNode;

/** Packs with too many or too few items, or with a wrong word of how many there are. */
final class PackSizes {

    static final ServerMistakes ALL = new ServerMistakes()
            .pack(
                    "CeilingBelowLimit",
                    pack -> pack.shrinkTo(
                            switch (pack.json().path("layer").asText()) {
                                case "wake" -> 8;
                                case "recall" -> 24;
                                default -> 50;
                            }))
            .pack(
                    "DefaultLimitFifty",
                    pack -> !pack.request().argument("limit").isNumber() && pack.size() == 24,
                    pack -> pack.growTo(50))
            .pack(
                    "DefaultLimitTen",
                    pack -> !pack.request().gives("limit") && pack.size() == 24,
                    pack -> pack.shrinkTo(10))
            .pack(
                    "LimitNotClamped",
                    pack -> !pack.isEmpty() && pack.limit() > 50,
                    pack -> pack.growTo(Math.min(pack.limit(), 70)))
            .pack("NegativeLimitIsNoLimit", pack -> !pack.isEmpty() && pack.limit() < 0, pack -> pack.growTo(70))
            .pack(
                    "TotalBeforeClamp",
                    pack -> pack.size() >= 24,
                    pack -> pack.json().put("total_items", 70))
            .pack(
                    "TotalCountsRelated",
                    pack -> pack.json()
                            .put(
                                    "total_items",
                                    pack.size()
                                            + pack.related().stream()
                                                    .mapToInt(JsonNode::size)
                                                    .sum()))
            .pack("WakeLargerThanRecall", pack -> pack.request().is("layer", "recall"), pack -> pack.shrinkTo(6));

    private PackSizes() {}
}
