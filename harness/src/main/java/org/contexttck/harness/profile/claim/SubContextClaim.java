package org.contexttck.harness.profile.claim;

import java.util.Optional;

/**
 * What is claimed of sub-context.
 *
 * @param gateway whether envelopes are passed on between participants
 * @param filter how a participant of the gateway asks to be spared messages; empty if that is not claimed
 * @param participant whether it takes part in conversations with sub-contexts
 * @param filters whether the participant offers the five ways of filtering its history
 * @param grouping whether the participant groups messages into contexts
 */
public record SubContextClaim(
        boolean gateway, Optional<GatewayFilter> filter, boolean participant, boolean filters, boolean grouping) {

    /** Gateway and participant, without options. */
    static SubContextClaim standard() {
        return new SubContextClaim(true, Optional.empty(), true, false, false);
    }

    static SubContextClaim nothing() {
        return new SubContextClaim(false, Optional.empty(), false, false, false);
    }

    /** The same, and the roles for which a profile names something to be tested. */
    SubContextClaim with(boolean gatewayNamed, boolean participantNamed) {
        return new SubContextClaim(gateway || gatewayNamed, filter, participant || participantNamed, filters, grouping);
    }
}
