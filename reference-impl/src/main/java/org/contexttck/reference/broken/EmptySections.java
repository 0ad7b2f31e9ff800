package org.contexttck.reference.broken;

/** Shows a section that has no items. Breaks CP-S-11. */
final class EmptySections extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (!pack.isEmpty() && !pack.json().toString().contains("\"facet\":\"verification\"")) {
            pack.sections()
                    .addObject()
                    .put("facet", "verification")
                    .put("title", "Verification")
                    .putArray("items");
        }
    }
}
