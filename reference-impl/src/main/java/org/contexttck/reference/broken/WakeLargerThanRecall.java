package org.contexttck.reference.broken;

/** Looks deeper at wake than at recall, when that is asked for by name. Breaks CP-S-17. */
final class WakeLargerThanRecall extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (request.argument("layer").asText().equals("recall")) {
            pack.shrinkTo(6);
        }
    }
}
