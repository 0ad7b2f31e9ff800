package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Gives the first item a section of its own beside that of the others. Breaks CP-S-10. */
final class FacetTwice extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (!pack.isEmpty() && pack.section(0).path("items").size() > 1) {
            ObjectNode second = pack.section(0).deepCopy();
            JsonNode first = second.withArray("items").remove(0);
            pack.section(0).putArray("items").add(first);
            pack.sections().insert(1, second);
        }
    }
}
