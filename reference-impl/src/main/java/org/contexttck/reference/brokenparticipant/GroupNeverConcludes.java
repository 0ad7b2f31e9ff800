package org.contexttck.reference.brokenparticipant;

/** Never takes a context for concluded. Breaks SC-P-10. */
final class GroupNeverConcludes extends BrokenParticipant {

    @Override
    public boolean concludes() {
        return false;
    }
}
