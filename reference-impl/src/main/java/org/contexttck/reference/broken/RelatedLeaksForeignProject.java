package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Follows links into a project out of reach. Breaks CP-S-27. */
final class RelatedLeaksForeignProject extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        JsonNode wanted = request.argument("include_related");
        if (pack.about("signing keys") && !pack.isEmpty() && wanted.asBoolean(true)) {
            ObjectNode leaked = pack.items().get(0).putArray("related").addObject();
            leaked.put("id", "mem_8000").put("type", "task").put("name", "Signing keys of obsidian-heron");
            leaked.put("relationship", "depends on")
                    .put("direction", "incoming")
                    .put("distance", 1);
        }
    }
}
