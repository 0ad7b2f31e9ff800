package org.contexttck.reference.broken;

/** Takes the intent general when none is given. Breaks CP-S-04. */
final class DefaultsToGeneral extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (!request.argument("intent").isTextual()) {
            pack.json().put("intent", "general");
        }
    }
}
