package org.contexttck.harness.run;

import java.util.List;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.target.ParticipantEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.target.LiveParticipants;
import org.contexttck.harness.target.ParticipantTarget;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.TargetReached;

/** Tests a participant of MCPP conversations. */
final class ParticipantPart implements RolePart {

    private static final String DRIVER = "driver";
    private static final String LIVE = "live";

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
    public void run(PartRun run) throws Unreachable, InterruptedException {
        ParticipantEntry entry = run.profile().targets().participant().orElseThrow();
        if (entry.driver().isPresent()) {
            drive(run, entry.driver().get());
        }
        if (entry.live().isPresent()) {
            live(run, entry.live().get());
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
        run.scenarios(List.of(starter), LIVE, "@live", 1);
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
            run.scenarios(List.of(target, run.claims().subContext().orElseThrow()), DRIVER, "not @live", 1);
        }
    }
}
