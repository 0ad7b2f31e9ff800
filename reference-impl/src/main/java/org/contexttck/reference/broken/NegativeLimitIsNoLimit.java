package org.contexttck.reference.broken;

/** Hands a negative limit to the database, which takes it for none. Breaks CP-S-07. */
final class NegativeLimitIsNoLimit extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (!pack.isEmpty() && request.argument("limit").asInt() < 0) {
            pack.growTo(70);
        }
    }
}
