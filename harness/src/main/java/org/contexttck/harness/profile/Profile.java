package org.contexttck.harness.profile;

import java.util.List;
import java.util.Map;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.target.ServerEntry;
import org.contexttck.harness.profile.target.TargetEntries;
import org.contexttck.harness.profile.yaml.ProfileProblem;
import org.contexttck.harness.profile.yaml.Secrets;
import org.contexttck.harness.profile.yaml.WrittenPlace;

/**
 * All that the kit knows about an implementation before it talks to it.
 *
 * @param name where the profile came from, for messages: a file name, or the command or URL given instead
 * @param implementation what the reports call the implementation
 * @param targets how to reach it, in each role in which it can be tested
 * @param limits how long to wait for it
 * @param claims what it claims to do
 * @param bill what may be called to see what it costs
 * @param secrets what no report may show
 * @param warnings what is odd about the profile without making it useless
 * @param written the places that its text fills in, such as {@code claims.transient-context.fetch[0].full}; the others have
 *     their defaults
 * @param source what it was made of
 * @param digest SHA-256 of the profile's text, in lower-case hexadecimal; profiles that differ in it are different
 * @param command what reports show, with the name of a target behind it, as the address of each target; empty for the address
 *     at which it was reached
 */
public record Profile(
        String name,
        Implementation implementation,
        TargetEntries targets,
        LimitsEntry limits,
        Claims claims,
        BillEntry bill,
        Secrets secrets,
        List<ProfileProblem> warnings,
        Map<String, WrittenPlace> written,
        ProfileSource source,
        String digest,
        String command) {

    public Profile {
        warnings = List.copyOf(warnings);
        written = Map.copyOf(written);
    }

    /** The same implementation with other claims, such as those drawn from its list of tools. */
    public Profile withClaims(Claims other) {
        return new Profile(
                name,
                implementation,
                targets,
                limits,
                other,
                bill,
                secrets,
                warnings,
                written,
                source,
                digest,
                command);
    }

    /**
     * The same, whose targets are parts of a command of the kit, such as {@code context-tck serve}: they have no secrets, and
     * its own text names places of one machine only.
     *
     * @param text has the digest instead
     * @param shown stands for its own text where somebody reads it
     */
    public Profile servedBy(String kit, String text, String shown) {
        return new Profile(
                name,
                implementation,
                targets,
                limits,
                claims,
                bill,
                Secrets.none(),
                warnings,
                written,
                source.with(shown),
                Digest.of(text),
                kit);
    }

    /**
     * The address of a target as reports show it, without secrets.
     *
     * @param target its key in the profile, such as {@code server}
     * @param reached the address at which it was reached
     */
    public String shown(String target, String reached) {
        return command.isEmpty() ? secrets.hide(reached) : command + " " + target;
    }

    /**
     * How to reach the server.
     *
     * @throws IllegalStateException if the profile names none
     */
    public ServerEntry server() {
        return targets.server().orElseThrow(() -> new IllegalStateException(name + " names no server"));
    }

    /** The name only: the parts hold secrets. */
    @Override
    public String toString() {
        return "Profile[" + name + "]";
    }
}
