package org.contexttck.reference.broken;

/** Leaves a domain or project out that was not given, as writers of JSON do when told to skip null. Breaks CP-S-03. */
final class OmitsNullMembers extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        pack.json().properties().removeIf(member -> member.getValue().isNull());
    }
}
