package org.contexttck.reference.brokenparticipant;

/** Leaves out what is over a limit and does not say so. Breaks SC-P-12. */
final class SilentLimits extends BrokenParticipant {

    @Override
    public boolean reportsLimits() {
        return false;
    }
}
