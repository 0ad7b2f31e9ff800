package org.contexttck.reference.broken;

/** Renders the pack before this one, as a cache with too short a key does. Breaks CP-S-15; neighbours: CP-S-16. */
final class MarkdownOfAnotherPack extends BrokenPack {

    private String before = "# Context pack: Fix the build\n\n_Read it._\n";

    @Override
    protected void spoil(Request request, Pack pack) {
        String mine = pack.markdown();
        pack.json().put("markdown", before);
        before = mine;
    }
}
