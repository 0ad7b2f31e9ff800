package org.contexttck.reference.broken;

/** Repeats the first forty characters of the goal. Breaks CP-S-04. */
final class TrimsGoal extends BrokenPack {

    @Override
    protected void spoil(Request request, Pack pack) {
        String goal = pack.json().path("goal").asText();
        pack.json().put("goal", goal.substring(0, Math.min(40, goal.length())));
    }
}
