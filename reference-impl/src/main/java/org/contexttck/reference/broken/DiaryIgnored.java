package org.contexttck.reference.broken;

/** Takes the name of an agent and does not look into its diary. Breaks CP-S-29. */
final class DiaryIgnored extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        pack.keep(item -> !item.path("metadata").has("agent_id"));
    }
}
