package org.contexttck.reference.brokenparticipant;

/** Goes round and round where parents run in a circle, until its limit stops it. Breaks SC-P-11. */
final class WalksCyclesForever extends BrokenParticipant {

    @Override
    public boolean cutsCircles() {
        return false;
    }
}
