package org.contexttck.harness.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.profile.LimitsEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.ProfileException;
import org.contexttck.harness.profile.Profiles;

/** The profile of the reference server: what it claims comes with it, how to start it comes from the app folder. */
public final class ReferenceProfile {

    static final String NAME = "reference";

    private static final String CLAIMS = "org/contexttck/reference/reference.profile.yaml";
    private static final LimitsEntry LIMITS = new LimitsEntry(Duration.ofSeconds(10), Duration.ofSeconds(5));

    /** Stands for the token of an organisation; the reference takes no other. */
    private static final String TOKEN = "org-reference-token";

    private ReferenceProfile() {}

    /**
     * The reference server over stdio, as a process.
     *
     * @param arguments further arguments for it
     */
    public static Profile stdio(ReferenceApp app, String... arguments) {
        List<String> all = new ArrayList<>(List.of("server"));
        all.addAll(List.of(arguments));
        return process(app, LIMITS, all);
    }

    /**
     * A process with the reference's claims.
     *
     * @param arguments what to start, for example {@code server --broken NAME} or {@code null-peer NAME}
     */
    public static Profile process(ReferenceApp app, LimitsEntry limits, List<String> arguments) {
        return withCommand(app, limits, app.command(arguments.toArray(String[]::new)));
    }

    /**
     * The same for a peer inside this JVM; the command of this profile only names it.
     *
     * @param arguments as for a process
     */
    public static Profile embedded(ReferenceApp app, LimitsEntry limits, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(EmbeddedReference.COMMAND));
        command.addAll(arguments);
        return withCommand(app, limits, command);
    }

    private static Profile withCommand(ReferenceApp app, LimitsEntry limits, List<String> command) {
        var words = Json.array();
        command.forEach(words::add);
        String text =
                app.text(CLAIMS) + "\nserver: {stdio: {command: " + Json.write(words) + ", env: {ORG_TOKEN: " + TOKEN
                        + "}}}\n"
                        + "limits: {connect: " + limits.connect().toMillis() + "ms, answer: "
                        + limits.answer().toMillis() + "ms}\n";
        try {
            return Profiles.parse(NAME, text, name -> Optional.empty());
        } catch (ProfileException broken) {
            throw new IllegalStateException("the profile of the reference is broken: " + broken.getMessage(), broken);
        }
    }
}
