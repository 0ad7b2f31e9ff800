package org.contexttck.reference.broken;

/** Takes a domain of null for the word and finds nothing there. Breaks CP-S-22. */
final class SearchesForNull extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (request.argument("domain").isNull()) {
            pack.json().put("domain", "null");
            pack.shrinkTo(0);
        }
    }
}
