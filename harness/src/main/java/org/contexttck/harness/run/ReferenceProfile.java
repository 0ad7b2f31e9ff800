package org.contexttck.harness.run;

import static java.util.stream.Collectors.joining;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.reference.ReferenceApp;
import org.contexttck.harness.run.reference.ReferenceChoice;
import org.contexttck.harness.run.reference.ReferenceCommand;
import org.contexttck.harness.run.reference.RunEnvironment;

/** The profile of the reference implementations: what they claim comes with them, how to start them from the app folder. */
public final class ReferenceProfile {

    private static final String NAME = "reference";

    private static final String CLAIMS = "org/contexttck/reference/reference.profile.yaml";
    private static final LimitsEntry LIMITS = new LimitsEntry(Duration.ofSeconds(10), Duration.ofSeconds(5));

    private ReferenceProfile() {}

    /** All of them, as processes. */
    public static Profile all(ReferenceApp app) {
        return of(app, RunEnvironment.processes(), LIMITS, ReferenceChoice.reference(), EnumSet.allOf(Role.class));
    }

    /**
     * The reference, or something in its place, with the reference's claims.
     *
     * @param runEnvironment where it will be run
     * @param roles in which it is to be tested
     */
    public static Profile of(
            ReferenceApp app,
            RunEnvironment runEnvironment,
            LimitsEntry limits,
            ReferenceChoice subject,
            Set<Role> roles) {
        String sections = sections(roles, ReferenceCommand.on(runEnvironment, app, subject));
        String claims = app.text(CLAIMS) + "\n";
        String waiting = "limits: {connect: " + limits.connect().toMillis() + "ms, answer: "
                + limits.answer().toMillis() + "ms}\n";
        try {
            return Profiles.parse(NAME, claims + sections + waiting, name -> Optional.empty())
                    .withDigestOf(
                            claims + subject + new TreeSet<>(roles) + waiting,
                            claims + sections(roles, ReferenceCommand.shown(subject)) + waiting)
                    .shownAs("context-tck serve");
        } catch (ProfileException broken) {
            throw new IllegalStateException("the profile of the reference is broken: " + broken.getMessage(), broken);
        }
    }

    private static String sections(Set<Role> roles, ReferenceCommand command) {
        return RolePart.ALL.stream()
                .filter(part -> roles.contains(part.role()))
                .map(part -> part.section(command) + "\n")
                .collect(joining());
    }
}
