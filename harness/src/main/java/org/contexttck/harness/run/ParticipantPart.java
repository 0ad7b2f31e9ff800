package org.contexttck.harness.run;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.ParticipantEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.StartCommand;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.LiveParticipant;
import org.contexttck.harness.target.ParticipantTarget;
import org.contexttck.harness.wire.Tape;
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
    public void run(PartRun run) throws InterruptedException {
        ParticipantEntry entry = run.profile().targets().participant().orElseThrow();
        entry.driver().ifPresent(driver -> run.plan(DRIVER).planned(WAY + DRIVER));
        entry.live().ifPresent(live -> run.plan(LIVE).planned(WAY + LIVE));
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
        LiveParticipant.Starter starter = new LiveParticipant.Starter(
                live,
                run.profile().limits(),
                run.bench().launcher(),
                run.log(),
                run.bench().chance(),
                run.bench().tape());
        starter.start().close();
        run.reached(new TargetReached(
                role().text(), LIVE, "websocket", address(run.profile(), live.start()), "", Product.UNKNOWN));
        run.plan(LIVE).tried(WAY + LIVE);
        run.scenarios(List.of(starter), LIVE, "@live", 1);
    }

    private static ParticipantTarget target(PartRun run, StartCommand driver) throws Unreachable, InterruptedException {
        LimitsEntry limits = run.profile().limits();
        Optional<Tape> tape = run.bench().tape();
        return tape.isPresent()
                ? ParticipantTarget.played(tape.get(), limits, run.log(), Schemas.bundled())
                : ParticipantTarget.start(driver, limits, run.bench().launcher(), run.log(), Schemas.bundled());
    }

    private static String address(Profile profile, StartCommand start) {
        return profile.name().equals(ReferenceProfile.NAME)
                ? "context-tck serve participant"
                : profile.secrets().hide(String.join(" ", start.command()));
    }

    private void drive(PartRun run, StartCommand driver) throws Unreachable, InterruptedException {
        Profile profile = run.profile();
        try (ParticipantTarget target = target(run, driver)) {
            run.reached(new TargetReached(
                    role().text(),
                    DRIVER,
                    "stdio",
                    address(profile, driver),
                    "",
                    new Product(
                            target.hello().path("name").asText(),
                            target.hello().path("version").asText())));
            run.plan(DRIVER).tried(WAY + DRIVER);
            run.scenarios(List.of(target, run.claims().subContext().orElseThrow()), DRIVER, "not @live", 1);
        }
    }
}
