package org.contexttck.harness.run;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.explore.gateway.GatewayGenerator;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.claim.SubContextClaim;
import org.contexttck.harness.profile.target.GatewayEntry;
import org.contexttck.harness.profile.target.GatewayForm;
import org.contexttck.harness.run.reference.ReferenceCommand;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.target.gateway.GatewayTarget;
import org.contexttck.harness.target.shared.BlockedScenarios;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.TargetReached;

/** Tests an MCPP gateway. */
final class GatewayPart implements RolePart {

    private static final String JOIN = "to join";

    @Override
    public Role role() {
        return Role.GATEWAY;
    }

    @Override
    public boolean in(Profile profile) {
        return profile.targets().gateway().isPresent();
    }

    @Override
    public String section(ReferenceCommand command) {
        return "gateway: {start: {command: " + command.of("gateway", "--port", "{port}") + "}}";
    }

    @Override
    public List<String> ways(RunRequest request) {
        return List.of(request.faults() ? "" : "not @faults");
    }

    @Override
    public void run(PartRun run) throws Unreachable, InterruptedException {
        Profile profile = run.profile();
        GatewayEntry entry = profile.targets().gateway().orElseThrow();
        run.plan("").planned(JOIN);
        try (GatewayTarget target = run.targets().gateway()) {
            tryOut(target);
            run.plan("").tried(JOIN);
            run.reached(new TargetReached(
                    role().text(),
                    "",
                    "websocket",
                    profile.shown("gateway", target.address()),
                    entry.form().protocol().orElse(""),
                    Product.UNKNOWN));
            SubContextClaim claim = run.claims().subContext().orElseThrow();
            run.scenarios(
                    List.of(target, claim, new BlockedScenarios(), Schemas.bundled()),
                    "",
                    run.faults() ? "" : "not @faults",
                    1);
            run.explore(setting -> Optional.of(new GatewayGenerator(target, setting)));
        }
    }

    /** Whoever is refused all that it says, without context or with one, has not come in; a profile has to say who may. */
    private static void tryOut(GatewayTarget target) throws Unreachable, InterruptedException {
        String room = target.newRoom();
        GatewayParticipant first = target.join("first", room);
        if (target.form().welcome().isPresent()) {
            GatewayParticipant second = target.join("second", room);
            String mark = target.newScene();
            String kind = target.form().usualKind();
            long order = first.send(Json.write(first.envelope(kind, mark)));
            boolean heard = second.await(mark, first, order, target.limits().answer())
                    && !second.got(mark).isEmpty();
            Optional<Arrival> error = first.errorsAfter(order).stream().findFirst();
            target.release(second);
            if (!heard && error.isPresent()) {
                target.release(first);
                throw new Unreachable(
                        "it refuses what participants say, even without context: to " + kind + ", one was told "
                                + error.get().told() + "; " + GatewayForm.ADVICE,
                        "");
            }
        }
        target.release(first);
    }
}
