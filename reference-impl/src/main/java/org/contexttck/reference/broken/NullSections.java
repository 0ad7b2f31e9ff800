package org.contexttck.reference.broken;

/** Writes the list of sections as null when nothing fits. Breaks CP-S-18; neighbours: CP-S-03. */
final class NullSections extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (pack.isEmpty()) {
            pack.json().putNull("sections");
        }
    }
}
