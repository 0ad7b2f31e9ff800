package org.contexttck.harness.run;

import java.util.List;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.ParticipantEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.StartCommand;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.ParticipantTarget;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.TargetReached;

/** Tests a participant of MCPP conversations. */
final class ParticipantPart implements RolePart {

    private static final String DRIVER = "driver";

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
        return "participant: {driver: {command: " + command.of("participant") + "}}";
    }

    @Override
    public void run(PartRun run) throws Unreachable, InterruptedException {
        ParticipantEntry entry = run.profile().targets().participant().orElseThrow();
        if (entry.driver().isPresent()) {
            drive(run, entry.driver().get());
        }
    }

    private void drive(PartRun run, StartCommand driver) throws Unreachable, InterruptedException {
        Profile profile = run.profile();
        try (ParticipantTarget target = ParticipantTarget.start(
                driver, profile.limits(), run.bench().launcher(), run.log(), Schemas.bundled())) {
            String address = profile.name().equals(ReferenceProfile.NAME)
                    ? "context-tck serve participant"
                    : String.join(" ", driver.command());
            run.reached(new TargetReached(
                    role().text(),
                    DRIVER,
                    "stdio",
                    profile.secrets().hide(address),
                    "",
                    new Product(
                            target.hello().path("name").asText(),
                            target.hello().path("version").asText())));
            run.scenarios(List.of(target, run.claims().subContext().orElseThrow()), DRIVER, "not @live", 1);
        }
    }
}
