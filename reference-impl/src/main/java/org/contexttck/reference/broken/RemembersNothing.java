package org.contexttck.reference.broken;

/** Stores memories where no pack looks. Breaks CP-S-32. */
final class RemembersNothing extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        pack.keep(item -> !item.at("/quality/origin").asText().equals("remember"));
    }
}
