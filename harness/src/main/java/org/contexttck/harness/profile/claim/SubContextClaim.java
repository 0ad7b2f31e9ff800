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
     * @param nesting whether to open contexts inside others
     * @param filters whether the five ways of filtering its history
     * @param grouping whether to group messages into contexts
     */
    public record Participant(@Key(standard = "true") boolean nesting, boolean filters, boolean grouping) {}

    /** How a participant of the gateway asks to be spared messages; empty if that is not claimed. */
    public Optional<GatewayFilter> filter() {
        return gateway.flatMap(Gateway::filter);
    }

    /** Whether the participant opens contexts inside others. */
    public boolean nesting() {
        return participant.filter(Participant::nesting).isPresent();
    }

    /** Whether the participant offers the five ways of filtering its history. */
    public boolean filters() {
        return participant.filter(Participant::filters).isPresent();
    }

    /** Whether the participant groups messages into contexts. */
    public boolean grouping() {
        return participant.filter(Participant::grouping).isPresent();
    }

    /** The same without what a participant shows to a driver only. */
    SubContextClaim withoutDriver() {
        return new SubContextClaim(gateway, participant.map(it -> new Participant(it.nesting(), false, false)));
    }

    /** The same, and the roles for which a profile names something to be tested. */
    SubContextClaim with(boolean gatewayNamed, boolean participantNamed) {
        return new SubContextClaim(
                gateway.or(() -> Optional.of(new Gateway(Optional.empty())).filter(it -> gatewayNamed)),
                participant.or(
                        () -> Optional.of(new Participant(true, false, false)).filter(it -> participantNamed)));
    }
}
