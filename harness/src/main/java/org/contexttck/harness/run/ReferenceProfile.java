package org.contexttck.harness.run;

import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.ProfileException;
import org.contexttck.harness.profile.Profiles;

/** The profile of the reference server: what it claims comes with it, how to start it comes from the app folder. */
public final class ReferenceProfile {

    private static final String CLAIMS = "org/contexttck/reference/reference.profile.yaml";

    private ReferenceProfile() {}

    /**
     * The reference server over stdio.
     *
     * @param arguments further arguments for it, for example {@code --broken NAME}
     * @throws IllegalStateException if the kit does not run from an app folder
     */
    public static Profile stdio(ReferenceApp app, String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "server";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return withCommand(app, all);
    }

    /** A peer that answers nothing useful, under the claims of the reference. @param name for example {@code Echoes} */
    public static Profile nullPeer(ReferenceApp app, String name) {
        return withCommand(app, "null-peer", name);
    }

    private static Profile withCommand(ReferenceApp app, String... arguments) {
        var command = Json.array();
        app.command(arguments).forEach(command::add);
        String text = app.text(CLAIMS) + "\nserver: {stdio: {command: " + Json.write(command) + "}}\n";
        try {
            return Profiles.parse("reference", text, name -> Optional.empty());
        } catch (ProfileException broken) {
            throw new IllegalStateException("the profile of the reference is broken: " + broken.getMessage(), broken);
        }
    }
}
