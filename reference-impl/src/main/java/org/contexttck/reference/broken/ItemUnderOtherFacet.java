package org.contexttck.reference.broken;

/** Puts an item of one facet into the section of another. Breaks CP-S-10. */
final class ItemUnderOtherFacet extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (!pack.isEmpty()) {
            String facet = pack.section(0).path("facet").asText();
            pack.items().get(0).put("facet", facet.equals("gotchas") ? "domain" : "gotchas");
        }
    }
}
