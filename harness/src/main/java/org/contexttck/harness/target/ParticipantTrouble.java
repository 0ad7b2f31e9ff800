package org.contexttck.harness.target;

/** A participant's driver gave no proper answer, or said that the participant could not do what it was asked for. One line. */
public final class ParticipantTrouble extends Exception {

    private static final long serialVersionUID = 1L;

    private final boolean refusal;

    ParticipantTrouble(DriverTrouble trouble) {
        super(trouble.getMessage(), trouble);
        this.refusal = trouble.refusal();
    }

    /** @param refusal whether it said in due form that, and why, it could not do it */
    public ParticipantTrouble(String reason, boolean refusal) {
        super(reason);
        this.refusal = refusal;
    }

    /** Whether it said in due form that, and why, it could not do it. */
    public boolean refusal() {
        return refusal;
    }
}
