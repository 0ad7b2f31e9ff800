package org.contexttck.reference.broken;

/** Reports no domain although one was given. Breaks CP-S-06. */
final class LosesDomain extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        pack.json().putNull("domain");
    }
}
