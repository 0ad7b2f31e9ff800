package org.contexttck.harness.run;

import java.util.List;
import org.contexttck.harness.audit.RunAudit;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.target.ServerEntry;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.ServerTarget;
import org.contexttck.harness.wire.Unreachable;

/** Tests an MCP server. */
final class ServerPart implements RolePart {

    @Override
    public Role role() {
        return Role.SERVER;
    }

    @Override
    public boolean in(Profile profile) {
        return profile.targets().server().isPresent();
    }

    /** {@code ORG_TOKEN} stands for the token of an organisation; the reference takes no other. */
    @Override
    public String section(ReferenceCommand command) {
        return "server: {stdio: {command: " + command.of("server") + ", env: {ORG_TOKEN: org-reference-token}}}";
    }

    @Override
    public void run(PartRun run) throws Unreachable, InterruptedException {
        Profile profile = run.profile();
        boolean stdio = profile.server().endpoint() instanceof ServerEntry.Stdio;
        run.alsoClaim(claim -> claim == Claim.SERVER_ON_STDIO && stdio);
        try (ServerTarget target = run.targets().server()) {
            run.reached(RunStart.reached(target, profile));
            if (!run.claims().decided()) {
                run.claim(Claims.fromToolList(target.tools()));
            }
            RunAudit audit = run.audit();
            RunComponents.prepare(audit, run.claims());
            List<Object> components = RunComponents.of(
                    target, run.audits(), Schemas.bundled(), run.claims(), run.chance());
            run.scenarios(components, "", "", 1);
            run.lookBack(components);
        }
    }
}
