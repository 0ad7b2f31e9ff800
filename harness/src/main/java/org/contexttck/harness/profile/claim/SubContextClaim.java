package org.contexttck.harness.profile.claim;

import java.util.Optional;
import org.contexttck.harness.profile.yaml.Key;

/**
 * What is claimed of sub-context.
 *
 * @param gateway that envelopes are passed on between participants; empty if that is not claimed
 * @param participant that it takes part in conversations with sub-contexts; empty if that is not claimed
 */
public record SubContextClaim(
        @Key(standard = "{}", on = true, off = true) Optional<Gateway> gateway,
        @Key(standard = "{}", on = true, off = true) Optional<Participant> participant) {

    static final SubContextClaim NOTHING = new SubContextClaim(Optional.empty(), Optional.empty());

    /** @param filter how a participant asks to be spared messages; empty if that is not claimed */
    public record Gateway(@Key(on = true, off = true) Optional<GatewayFilter> filter) {}

    /**
     * What a participant offers.
     *
     * @param filters whether the five ways of filtering its history
     * @param grouping whether to group messages into contexts
     */
    public record Participant(boolean filters, boolean grouping) {}

    /** How a participant of the gateway asks to be spared messages; empty if that is not claimed. */
    public Optional<GatewayFilter> filter() {
        return gateway.flatMap(Gateway::filter);
    }

    /** Whether the participant offers the five ways of filtering its history. */
    public boolean filters() {
        return participant.filter(Participant::filters).isPresent();
    }

    /** Whether the participant groups messages into contexts. */
    public boolean grouping() {
        return participant.filter(Participant::grouping).isPresent();
    }

    /** The same, and the roles for which a profile names something to be tested. */
    SubContextClaim with(boolean gatewayNamed, boolean participantNamed) {
        return new SubContextClaim(
                gateway.or(() -> Optional.of(new Gateway(Optional.empty())).filter(it -> gatewayNamed)),
                participant.or(() -> Optional.of(new Participant(false, false)).filter(it -> participantNamed)));
    }
}
