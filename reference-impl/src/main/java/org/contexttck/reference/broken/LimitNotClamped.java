package org.contexttck.reference.broken;

/** Gives as many items as were asked for, beyond fifty. Breaks CP-S-07. */
final class LimitNotClamped extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (!pack.isEmpty() && request.argument("limit").asInt() > 50) {
            pack.growTo(Math.min(request.argument("limit").asInt(), 70));
        }
    }
}
