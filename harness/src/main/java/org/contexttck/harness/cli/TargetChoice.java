package org.contexttck.harness.cli;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.ProfileException;
import org.contexttck.harness.profile.ProfileProblem;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.run.ReferenceApp;
import org.contexttck.harness.run.ReferenceProfile;
import org.contexttck.harness.run.UsageException;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The ways to say what is to be tested; exactly one is given. */
final class TargetChoice {

    @Parameters(paramLabel = "PROFILE", description = "Profile of the implementation, a YAML file.")
    private Path profile;

    @Option(
            names = "--stdio",
            paramLabel = "COMMAND",
            description = "Command line of a server that speaks on stdio and names its tools as the sources do.")
    private String stdio;

    @Option(names = "--url", paramLabel = "URL", description = "The same for a server that speaks Streamable HTTP.")
    private URI url;

    @Option(names = "--reference", description = "The reference implementation that comes with the kit.")
    private boolean reference;

    /** The profile of the chosen target. @throws UsageException if it has faults, one line each */
    Profile profile() {
        try {
            if (profile != null) {
                return Profiles.load(profile, name -> Optional.ofNullable(System.getenv(name)));
            }
            if (stdio != null) {
                return Profiles.forStdio(org.contexttck.harness.wire.CommandLine.split(stdio));
            }
            return url != null ? Profiles.forUrl(url) : ReferenceProfile.stdio(ReferenceApp.installed());
        } catch (ProfileException faults) {
            throw new UsageException(
                    faults.problems().stream().map(ProfileProblem::toString).collect(Collectors.joining("\n")));
        } catch (IllegalArgumentException wrong) {
            throw new UsageException(wrong.getMessage());
        }
    }

    /** The words that chose it, to run again. */
    List<String> words() {
        if (profile != null) {
            return List.of(profile.toString());
        }
        if (stdio != null) {
            return List.of("--stdio", stdio);
        }
        return url != null ? List.of("--url", url.toString()) : List.of("--reference");
    }
}
