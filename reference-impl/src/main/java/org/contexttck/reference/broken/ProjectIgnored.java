package org.contexttck.reference.broken;

/** Shows the active work of another project as well. Breaks CP-S-30. */
final class ProjectIgnored extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        if (request.argument("project").isTextual() && !pack.isEmpty() && pack.size() < 24) {
            pack.add(Pack.item("active_work", "Signing keys, production", "proj_second"));
        }
    }
}
