package org.contexttck.harness.run;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.doctor.bill.ServerBill;
import org.contexttck.harness.explore.server.ServerGenerator;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.run.reference.ReferenceCommand;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.mcp.ToolList;
import org.contexttck.reports.event.Measured;

/** Tests an MCP server. */
final class ServerPart implements RolePart {

    private static final String TOOL = "tool ";

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
        boolean stdio = profile.server().stdio().isPresent();
        // Until the list of tools is there nothing is known not to be claimed.
        AtomicBoolean known = new AtomicBoolean(run.claims().decided());
        AtomicBoolean declares = new AtomicBoolean(true);
        run.alsoClaim(claim -> switch (claim) {
            case SERVER_ON_STDIO -> stdio;
            case SERVER_DECLARES_OUTPUT -> declares.get();
            default -> !known.get();
        });
        try (ServerTarget target = run.targets().server()) {
            run.reached(RunStart.reached(target, profile));
            if (!run.claims().decided()) {
                run.claim(Claims.fromToolList(offered(target)));
                known.set(true);
            }
            Set<String> claimed = ClaimedTools.of(run.claims());
            ToolList list = target.list();
            declares.set(isUnknown(list)
                    || list.tools().stream()
                            .filter(tool -> claimed.contains(tool.path("name").asText()))
                            .anyMatch(tool -> tool.path("outputSchema").isObject()));
            Set<String> listed = target.tools();
            claimed.forEach(tool -> {
                if (listed.contains(tool)) {
                    run.plan("").tried(TOOL + tool);
                } else {
                    run.plan("").leftOut(TOOL + tool, "claimed, but not in tools/list");
                }
            });
            run.scenarios(RunComponents.of(target, Schemas.bundled(), run.claims(), run.random()), "", "", 1);
            run.explore(setting -> ServerGenerator.of(target, setting));
        }
    }

    @Override
    public List<Measured> bill(Profile profile) throws InterruptedException {
        return ServerBill.measure(profile).measurements();
    }

    /** What is not known to be missing is not unclaimed. */
    private static Set<String> offered(ServerTarget target) throws Unreachable, InterruptedException {
        ToolList list = target.list();
        if (isUnknown(list)) {
            throw new Unreachable(
                    "what the server offers is not known, as its list of tools is not whole: tools/list: "
                            + list.last().describe(),
                    target.shared().stderrTail());
        }
        return target.tools();
    }

    private static boolean isUnknown(ToolList list) {
        return !list.complete() && !list.none();
    }
}
