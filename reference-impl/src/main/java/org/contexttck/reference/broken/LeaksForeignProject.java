package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Finds memories of every project when none is named. Breaks CP-S-27. */
final class LeaksForeignProject extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (pack.about("signing keys") && !request.argument("project").isTextual()) {
            ObjectNode leaked = Pack.item("active_work", "Signing keys of obsidian-heron", "proj_other");
            pack.add(
                    leaked.put("content", "Rotate the signing keys of the partner cluster; code word obsidian-heron."));
        }
    }
}
