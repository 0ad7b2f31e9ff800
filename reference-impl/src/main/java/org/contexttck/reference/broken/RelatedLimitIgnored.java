package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Gives five neighbours, whatever was asked for. Breaks CP-S-13. */
final class RelatedLimitIgnored extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        for (ObjectNode item : pack.items()) {
            ArrayNode related = item.withArray("related");
            for (int made = 1; !related.isEmpty() && related.size() < 5; made++) {
                ObjectNode further = related.get(0).deepCopy();
                related.add(further.put("id", "mem_" + (9000 + made)));
            }
        }
    }
}
