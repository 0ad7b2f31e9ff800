package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Has a section with a facet of its own, as tools do that have grown. Breaks CP-S-34. */
final class TwelfthFacet extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (!pack.isEmpty()) {
            pack.section(0).put("facet", "prior_art");
            pack.section(0).path("items").forEach(item -> ((ObjectNode) item).put("facet", "prior_art"));
        }
    }
}
