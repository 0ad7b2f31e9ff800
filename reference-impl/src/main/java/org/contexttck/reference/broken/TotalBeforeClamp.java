package org.contexttck.reference.broken;

/** Reports how many items fit the goal, not how many the pack has. Breaks CP-S-09; neighbours: CP-S-07. */
final class TotalBeforeClamp extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (pack.size() >= 24) {
            pack.json().put("total_items", 70);
        }
    }
}
