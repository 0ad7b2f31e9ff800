package org.contexttck.reference.broken;

/** Fills a pack with fifty items when no limit is given. Breaks CP-S-07. */
final class DefaultLimitFifty extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (!request.argument("limit").isNumber() && pack.size() == 24) {
            pack.growTo(50);
        }
    }
}
