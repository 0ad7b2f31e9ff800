package org.contexttck.reference.broken;

/** Gives a blank as the reason. Breaks CP-S-12. */
final class BlankReason extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        pack.items().forEach(item -> item.put("reason", " "));
    }
}
