package org.contexttck.reference.broken;

/** Does not say which project is out of reach. Breaks CP-S-26. */
final class DeniesWithoutId extends BrokenPack {

    @Override
    protected String reworded(Request request, String refusal) {
        return refusal.startsWith("Project access denied") ? "Project access denied" : refusal;
    }
}
