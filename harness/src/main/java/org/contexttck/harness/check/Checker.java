package org.contexttck.harness.check;

import java.util.Optional;
import java.util.function.Supplier;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.target.GatewayEntry;
import org.contexttck.harness.profile.target.GatewayForm;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.trace.TraceEntry;

/**
 * Judges sessions that somebody has recorded. A session is judged by what is in it and nothing else: the same entries give the
 * same findings, in whatever process, and sessions can be judged side by side.
 */
public final class Checker {

    private final Optional<Claims> claims;
    private final Optional<GatewayForm> form;
    private final Schemas schemas;

    private Checker(Optional<Claims> claims, Optional<GatewayForm> form, Schemas schemas) {
        this.claims = claims;
        this.form = form;
        this.schemas = schemas;
    }

    /** One that knows nothing of the implementation: tools count by the names that the sources use. */
    public static Checker withoutProfile() {
        return new Checker(Optional.empty(), Optional.empty(), Schemas.bundled());
    }

    /** One that knows what an implementation claims. */
    public static Checker of(Profile profile) {
        return new Checker(
                Optional.of(profile.claims()).filter(Claims::decided),
                profile.targets().gateway().map(GatewayEntry::form),
                Schemas.bundled());
    }

    /** The same, with claims in place of any other. */
    public Checker claiming(Claims other) {
        return new Checker(Optional.of(other), form, schemas);
    }

    /**
     * Judges one session.
     *
     * @param entries those of one session, in order; the others are passed over
     */
    public Findings session(Iterable<TraceEntry> entries) {
        SessionCheck session = begin();
        entries.forEach(session::accept);
        return session.end();
    }

    /** A session that is told entry by entry. */
    SessionCheck begin() {
        return new SessionCheck(this);
    }

    /** What monitors are to know. @param learned what is claimed as far as the messages show it */
    Setting setting(Supplier<Claims> learned) {
        return new Setting(claims.<Supplier<Claims>>map(said -> () -> said).orElse(learned), form, schemas, false);
    }

    /** Whether somebody has said what is claimed. */
    boolean knowsClaims() {
        return claims.isPresent();
    }
}
