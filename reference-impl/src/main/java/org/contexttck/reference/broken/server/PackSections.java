package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Wrong sections of a pack. */
final class PackSections {

    static final ServerMistakes ALL = new ServerMistakes()
            .pack(
                    "EmptySections",
                    pack -> !pack.isEmpty() && !pack.has("verification"),
                    pack -> pack.sections()
                            .addObject()
                            .put("facet", "verification")
                            .put("title", "Verification")
                            .putArray("items"))
            .pack(
                    "FacetTwice",
                    pack -> !pack.isEmpty() && pack.section(0).path("items").size() > 1,
                    PackSections::split)
            .pack("ItemInTwoSections", pack -> pack.sections().size() > 1 && pack.size() > 2, PackSections::repeat)
            .pack(
                    "ItemUnderOtherFacet",
                    pack -> !pack.isEmpty(),
                    pack -> pack.items().get(0).put("facet", pack.facet(0).equals("gotchas") ? "domain" : "gotchas"))
            .pack("NullSections", Pack::isEmpty, pack -> pack.json().putNull("sections"))
            .pack("TwelfthFacet", pack -> !pack.isEmpty(), pack -> {
                pack.section(0).put("facet", "prior_art");
                pack.section(0).path("items").forEach(item -> ((ObjectNode) item).put("facet", "prior_art"));
            });

    private PackSections() {}

    private static void split(Pack pack) {
        ObjectNode second = pack.section(0).deepCopy();
        JsonNode first = second.withArray("items").remove(0);
        pack.section(0).putArray("items").add(first);
        pack.sections().insert(1, second);
    }

    private static void repeat(Pack pack) {
        ObjectNode again = pack.items().get(0).deepCopy();
        pack.shrinkTo(pack.size() - 1);
        pack.add(again.put("facet", pack.facet(pack.sections().size() - 1)));
    }
}
