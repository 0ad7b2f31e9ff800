package org.contexttck.reference.broken;

/** Shows the diary alone. Breaks CP-S-29. */
final class DiaryReplacesPack extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (request.argument("agent_id").isTextual()) {
            pack.keep(item -> item.path("metadata").has("agent_id"));
        }
    }
}
