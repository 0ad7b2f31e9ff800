package org.contexttck.harness.run;

import java.util.List;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.steps.contextpack.RunMarker;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.wire.SeededRandom;

/** What step classes may ask for in their constructors, whoever runs them. */
public final class RunComponents {

    private RunComponents() {}

    /**
     * The objects that all scenarios of a run share. A protocol that is not claimed has an empty claim.
     *
     * @param random where the run takes what it makes up
     */
    public static List<Object> of(ServerTarget target, Schemas schemas, Claims claims, SeededRandom random) {
        return List.of(
                target,
                schemas,
                claims,
                claims.transientContext()
                        .orElseGet(() -> TransientContextClaim.ofServer(List.of(), List.of(), List.of())),
                claims.contextSaving().orElseGet(() -> new ContextSavingClaim(List.of(), List.of(), List.of())),
                claims.contextPack().orElseGet(ContextPackTool::standard),
                new RunMarker(random));
    }
}
