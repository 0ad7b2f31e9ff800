package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Follows links one step further and says so. Breaks CP-S-13. */
final class TwoHops extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        for (ObjectNode item : pack.items()) {
            if (item.path("related").size() > 1) {
                ((ObjectNode) item.path("related").get(item.path("related").size() - 1)).put("distance", 2);
            }
        }
    }
}
