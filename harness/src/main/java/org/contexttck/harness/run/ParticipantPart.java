package org.contexttck.harness.run;

import java.util.List;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.explore.participant.ParticipantGenerator;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.target.ParticipantEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.run.reference.ReferenceCommand;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.participant.LiveParticipants;
import org.contexttck.harness.target.participant.ParticipantTarget;
import org.contexttck.harness.target.shared.BlockedScenarios;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.TargetReached;

/** Tests a participant of MCPP conversations. */
final class ParticipantPart implements RolePart {

    private static final String DRIVER = "driver";
    private static final String LIVE = "live";
    private static final String WAY = "way ";

    @Override
    public Role role() {
        return Role.PARTICIPANT;
    }

    @Override
    public boolean in(Profile profile) {
        return profile.targets().participant().isPresent();
    }

    @Override
    public String section(ReferenceCommand command) {
        return "participant: {driver: {command: " + command.of("participant") + "}, live: {command: "
                + command.of("participant", "--gateway-url", "{gateway.url}", "--room", "{room}", "--name", "{id}")
                + ", ask: {kind: chat, payload: {text: \"Think it over.\"}}}}";
    }

    @Override
    public List<String> ways(RunRequest request) {
        ParticipantEntry entry = request.profile().targets().participant().orElseThrow();
        return Stream.concat(
                        entry.driver().stream().map(driver -> "not @live"),
                        entry.live().stream().map(live -> "@live"))
                .toList();
    }

    @Override
    public void run(PartRun run) throws InterruptedException {
        ParticipantEntry entry = run.profile().targets().participant().orElseThrow();
        entry.driver().ifPresent(driver -> run.plan(DRIVER).planned(WAY + DRIVER));
        entry.live().ifPresent(live -> run.plan(LIVE).planned(WAY + LIVE));
        boolean driven = entry.driver().isPresent() && run.claims().claimed(Claim.PARTICIPANT);
        run.alsoClaim(claim -> claim == Claim.PARTICIPANT_WITH_DRIVER && driven);
        if (!driven) {
            run.claim(run.claims().withoutDriver());
        }
        boolean both = entry.driver().isPresent() && entry.live().isPresent();
        try {
            if (entry.driver().isPresent()) {
                drive(run, entry.driver().get());
            }
        } catch (Unreachable gone) {
            run.unreached(both ? DRIVER : "", gone);
        }
        try {
            if (entry.live().isPresent()) {
                live(run, entry.live().get());
            }
        } catch (Unreachable gone) {
            run.unreached(both ? LIVE : "", gone);
        }
    }

    private void live(PartRun run, ParticipantEntry.Live live) throws Unreachable, InterruptedException {
        LiveParticipants starter = run.targets().liveParticipants();
        starter.start().close();
        run.reached(new TargetReached(
                role().text(),
                LIVE,
                "websocket",
                run.profile().shown("participant", String.join(" ", live.start().command())),
                "",
                Product.UNKNOWN));
        run.plan(LIVE).tried(WAY + LIVE);
        run.scenarios(List.of(starter, new BlockedScenarios(), Schemas.bundled()), LIVE, "@live", 1);
    }

    private void drive(PartRun run, StartCommand driver) throws Unreachable, InterruptedException {
        Profile profile = run.profile();
        try (ParticipantTarget target = run.targets().participant()) {
            run.reached(new TargetReached(
                    role().text(),
                    DRIVER,
                    "stdio",
                    profile.shown("participant", String.join(" ", driver.command())),
                    "",
                    new Product(
                            target.hello().path("name").asText(),
                            target.hello().path("version").asText())));
            run.plan(DRIVER).tried(WAY + DRIVER);
            run.scenarios(
                    List.of(target, run.claims().subContext().orElseThrow(), Schemas.bundled()),
                    DRIVER,
                    "not @live",
                    1);
            run.explore(setting -> ParticipantGenerator.of(target, setting));
        }
    }
}
