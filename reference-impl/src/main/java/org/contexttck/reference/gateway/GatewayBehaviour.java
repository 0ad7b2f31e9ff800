package org.contexttck.reference.gateway;

import java.time.Duration;
import java.util.List;

/**
 * Where gateways may differ. The default of each method is right; a gateway with a mistake or a liberty overrides one of them. Calls for one
 * room come one at a time, those for several rooms side by side, and {@link #relayed} at any time.
 */
public interface GatewayBehaviour {

    /** The right behaviour. */
    GatewayBehaviour RIGHT = new GatewayBehaviour() {};

    /**
     * Whether a fault is let pass.
     *
     * @param code of the refusal that it deserves, see {@link Code}
     */
    default boolean overlooks(String code) {
        return false;
    }

    /**
     * What is done about a refusal.
     *
     * @param code its code
     */
    default Reaction reaction(String code) {
        return Reaction.TELL;
    }

    /**
     * Looks at an envelope that has nothing wrong with it.
     *
     * @throws Refused if it is not to be passed on
     */
    default void admit(Envelope envelope, Member sender) throws Refused {}

    /** The text that is passed on for one that came in; it begins with the opening brace. */
    default String relayed(String text, Member sender) {
        return text;
    }

    /** How long an envelope is held back while others of its sender pass. */
    default Duration delay(Envelope envelope) {
        return Duration.ZERO;
    }

    /**
     * Who gets an envelope, filters aside.
     *
     * @param others those who should get it, in the order in which they joined
     * @return one entry for each time somebody gets it
     */
    default List<Member> receivers(Envelope envelope, Member sender, List<Member> others) {
        return others;
    }

    /**
     * Whether an envelope gets past the filter of a receiver.
     *
     * @param all who are in the room
     */
    default boolean passes(Envelope envelope, Member receiver, List<Member> all) {
        return receiver.filter().passes(envelope);
    }

    /** Whether those named in {@code to}, if there are any, get an envelope and nobody else does. */
    default boolean heedsAddressees() {
        return true;
    }

    /** Whether a sender gets its own envelopes too. */
    default boolean echoes() {
        return false;
    }

    /** Whether participants may join at all. */
    default boolean admitsParticipants() {
        return true;
    }
}
