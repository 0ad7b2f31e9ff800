package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Leaves out one of the seven members of the provenance. Breaks CP-S-12; neighbours: CP-S-03. */
final class QualityWithoutUrl extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        pack.items().forEach(item -> ((ObjectNode) item.path("quality")).remove("url"));
    }
}
