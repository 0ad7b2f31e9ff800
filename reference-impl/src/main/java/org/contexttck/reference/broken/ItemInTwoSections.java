package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Shows the first item a second time, in place of the last one. Breaks CP-S-11. */
final class ItemInTwoSections extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (pack.sections().size() > 1 && pack.size() > 2) {
            ObjectNode again = pack.items().get(0).deepCopy();
            pack.shrinkTo(pack.size() - 1);
            String facet =
                    pack.section(pack.sections().size() - 1).path("facet").asText();
            pack.add(again.put("facet", facet));
        }
    }
}
