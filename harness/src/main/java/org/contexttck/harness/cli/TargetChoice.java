package org.contexttck.harness.cli;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.target.ClientEntry;
import org.contexttck.harness.profile.target.UrlWords;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.SecretWords;
import org.contexttck.harness.profile.yaml.Secrets;
import org.contexttck.harness.run.ReferenceProfile;
import org.contexttck.harness.run.UsageException;
import org.contexttck.harness.run.reference.ReferenceApp;
import org.contexttck.harness.wire.process.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The ways to say what is to be tested; exactly one is given. */
final class TargetChoice {

    @Parameters(paramLabel = "PROFILE", description = "A profile in YAML; init writes one.")
    private Path profile;

    @Option(
            names = "--stdio",
            paramLabel = "COMMAND",
            description = "A server that speaks on stdio, by its command line.")
    private String stdio;

    @Option(names = "--url", paramLabel = "URL", description = "A server that speaks Streamable HTTP.")
    private String url;

    @Option(
            names = "--dial-in",
            paramLabel = "MODEL",
            completionCandidates = Models.class,
            description = "A client that dials in: openai, anthropic, ...")
    private String dialIn;

    /** What a shell offers. */
    static final class Models implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return ClientEntry.MODELS.iterator();
        }
    }

    @Option(names = "--reference", description = "The references that come with the kit.")
    private boolean reference;

    /**
     * The profile of the chosen target.
     *
     * @throws ProfileException if it has faults
     * @throws UsageException if the command or the URL is none
     */
    Profile profile() throws ProfileException {
        if (profile != null) {
            return Profiles.load(profile, name -> Optional.ofNullable(System.getenv(name)));
        }
        if (stdio != null) {
            return stated("--stdio", () -> Profiles.forStdio(CommandLine.split(stdio)));
        }
        if (url != null) {
            return stated("--url", () -> Profiles.forUrl(UrlWords.parse(url)));
        }
        if (dialIn != null) {
            return stated("--dial-in", () -> Profiles.forDialIn(dialIn));
        }
        try {
            return ReferenceProfile.all(ReferenceApp.installed());
        } catch (IllegalStateException notInstalled) {
            throw new UsageException("--reference: " + notInstalled.getMessage());
        }
    }

    private static Profile stated(String option, Supplier<Profile> profile) {
        try {
            return profile.get();
        } catch (IllegalArgumentException wrong) {
            throw new UsageException(option + ": " + wrong.getMessage());
        }
    }

    /** The words that chose it, to run again; secrets among them are hidden. */
    List<String> words() {
        if (profile != null) {
            return List.of(profile.toString());
        }
        if (stdio != null) {
            return List.of("--stdio", hidden(stdio, CommandLine.split(stdio)));
        }
        if (dialIn != null) {
            return List.of("--dial-in", dialIn);
        }
        return url != null ? List.of("--url", hidden(url, List.of(url))) : List.of("--reference");
    }

    private static String hidden(String text, List<String> words) {
        return Secrets.of(SecretWords.in(words)).hide(text);
    }
}
