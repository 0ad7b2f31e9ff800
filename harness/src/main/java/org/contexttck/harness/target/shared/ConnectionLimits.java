package org.contexttck.harness.target.shared;

import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.wire.Limits;

/** What the kit puts up with on the connections to the targets of a profile. */
public final class ConnectionLimits {

    private ConnectionLimits() {}

    public static Limits of(Profile profile) {
        LimitsEntry limits = profile.limits();
        return Limits.waiting(limits.connect(), limits.answer());
    }
}
