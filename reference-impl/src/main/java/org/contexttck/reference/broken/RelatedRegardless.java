package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Gives a neighbour although none were wanted. Breaks CP-S-14. */
final class RelatedRegardless extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        JsonNode wanted = request.argument("include_related");
        if (wanted.isBoolean() && !wanted.asBoolean() && !pack.isEmpty()) {
            ObjectNode related = pack.items().get(0).withArray("related").addObject();
            related.put("id", "mem_0001").put("type", "decision").put("name", "Decision about token families");
            related.put("relationship", "implements")
                    .put("direction", "outgoing")
                    .put("distance", 1);
        }
    }
}
