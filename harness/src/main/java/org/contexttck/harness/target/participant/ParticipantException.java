package org.contexttck.harness.target.participant;

import org.contexttck.harness.target.driver.DriverException;

/** A participant's driver gave no proper answer, or said that the participant could not do what it was asked for. One line. */
public final class ParticipantException extends Exception {

    private static final long serialVersionUID = 1L;

    private final boolean refusal;
    private final boolean unclear;

    ParticipantException(DriverException trouble) {
        super(trouble.getMessage(), trouble);
        this.refusal = trouble.refusal();
        this.unclear = trouble.isUnclear();
    }

    /** Whether nothing came in time, while nothing shows that the driver could have answered. */
    public boolean isUnclear() {
        return unclear;
    }

    /** @param refusal whether it said so in due form @param unclear whether nothing shows that it could have answered */
    public ParticipantException(String reason, boolean refusal, boolean unclear) {
        super(reason);
        this.refusal = refusal;
        this.unclear = unclear;
    }

    /** Whether it said in due form that, and why, it could not do it. */
    public boolean refusal() {
        return refusal;
    }
}
