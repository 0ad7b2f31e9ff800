package org.contexttck.reference.broken;

/** Tells a project that does not exist from one that is out of reach. Breaks CP-S-28. */
final class TellsExistingProjects extends BrokenPack {

    @Override
    protected String reworded(Request request, String refusal) {
        return refusal.startsWith("Project access denied") && !refusal.endsWith("proj_other")
                ? refusal + " (no such project)"
                : refusal;
    }
}
