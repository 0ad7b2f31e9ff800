package org.contexttck.reference.broken;

/** Counts neighbours as items. Breaks CP-S-09; neighbours: CP-S-07. */
final class TotalCountsRelated extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        int related = pack.items().stream()
                .mapToInt(item -> item.path("related").size())
                .sum();
        pack.json().put("total_items", pack.size() + related);
    }
}
