package org.contexttck.harness.monitor;

import java.util.Optional;
import java.util.function.Supplier;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.target.GatewayForm;
import org.contexttck.harness.schema.Schemas;

/**
 * What monitors know of an implementation beside its messages.
 *
 * @param claims what it claims; asked anew for each message, as a run without a profile learns it from the first of them
 * @param form the wire of a gateway; empty if nobody has said, then the kit's own binding is taken
 * @param driven whether the kit is at the other end: then what it sends is held against the schemas too
 */
public record Setting(Supplier<Claims> claims, Optional<GatewayForm> form, Schemas schemas, boolean driven) {

    /** What is known of an implementation without a profile. */
    public static Setting unknown() {
        return new Setting(Claims::byToolList, Optional.empty(), Schemas.bundled(), true);
    }
}
