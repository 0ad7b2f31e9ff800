package org.contexttck.harness.wire;

import java.util.Map;

/**
 * What became of the carrier of a connection other than that it brought a message: recorded so that the connection can be
 * played again from its recording, and no finding in itself.
 *
 * @param what happened
 * @param order of the message it concerns; 0 if none
 * @param facts what is to be known of it, by short names
 */
public record CarrierEvent(What what, long order, Map<String, String> facts) {

    /** The name of the fact that says of which sort a fault is: a name of {@link Anomaly.Kind}. */
    static final String KIND = "kind";

    /** The name of the fact that gives the reason, for a reader. */
    static final String WHY = "why";

    /** The name of the fact that says how often a question was asked before it was answered in this way. */
    static final String ASKED = "asked";

    /** The name of the fact that gives the answer to a question; of a target that was not reached, its stderr. */
    static final String ANSWER = "answer";

    /** What can happen. */
    public enum What {
        /** The kit reached the target; one connection may do so more than once until an era is agreed on. */
        OPENED,
        /** The kit tried to, in vain. */
        UNREACHABLE,
        /** The kit ended it. */
        CLOSING,
        /** Nothing can arrive any more. */
        GONE,
        /** One request can get no answer any more. */
        UNANSWERED,
        /** One request got no answer in time. */
        SILENT,
        /** One notification was not taken in time. */
        UNTAKEN,
        /** Something else went wrong that shows in no message. */
        FAULT,
        /** Whether the target lives changed, as the kit saw it. */
        ALIVE,
        /** How the process ended, as the kit saw it. */
        EXIT_CODE,
        /** The end of stderr, as the kit saw it. */
        STDERR
    }

    public CarrierEvent {
        facts = Map.copyOf(facts);
    }
}
