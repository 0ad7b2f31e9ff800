package org.contexttck.harness.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.contexttck.harness.doctor.DiagnosisText;
import org.contexttck.harness.doctor.Doctor;
import org.contexttck.harness.doctor.Draft;
import org.contexttck.harness.doctor.StarterProfile;
import org.contexttck.harness.doctor.hookup.PresetSearch;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.target.GatewayPresets;
import org.contexttck.harness.profile.target.UrlWords;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.UsageException;
import org.contexttck.harness.wire.Unreachable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code context-tck init}: a profile to start from. */
@Command(
        name = "init",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Writes a commented profile to start from.",
            "With a server, from the tools that it lists, and from calls of those that say",
            "that they only read. Otherwise a template; --role says for whom."
        },
        footer = {
            "",
            "Exit codes: 0 written, 2 usage, or the file is there, 3 server not reachable",
            "",
            "Examples:",
            "  context-tck init --stdio \"node server.js\"",
            "  context-tck init --role client --stdio \"node host.mjs\" --out client.yaml",
            "  context-tck init --role gateway --url ws://127.0.0.1:8790/"
        })
final class InitCommand implements Callable<Integer> {

    private static final String ASKED_NOBODY =
            "A template: no gateway was asked. Replace what does not fit, and leave out what a preset says as it is.";
    private static final int WIDTH = 100;
    private static final int UNREACHABLE = 3;

    @Spec
    private CommandSpec spec;

    @ArgGroup
    private From from;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            defaultValue = "context-tck.yaml",
            description = "The profile to write (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Option(names = "--force", description = "Replace the file if it is there.")
    private boolean force;

    @Option(
            names = "--role",
            paramLabel = "ROLE",
            defaultValue = "server",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Party role;

    /** Where it is. */
    static final class From {

        @Option(names = "--stdio", paramLabel = "COMMAND", description = "The command line that starts it.")
        private String stdio;

        @Option(names = "--url", paramLabel = "URL", description = "Where it is, a server or a gateway.")
        private String url;
    }

    /** What a profile is for. */
    enum Party {
        server,
        client,
        intermediary,
        gateway,
        participant
    }

    @Override
    public Integer call() throws InterruptedException, ProfileException {
        refuseToReplace();
        Optional<String> url = Optional.ofNullable(from).map(it -> it.url);
        Optional<String> line = Optional.ofNullable(from).map(it -> it.stdio);
        List<String> command = line.map(InitCommand::command).orElseGet(List::of);
        Optional<Path> where = command.isEmpty() ? Optional.empty() : directory();
        if (url.isPresent() && role != Party.server && role != Party.gateway) {
            throw new UsageException("--url " + url.get() + ": a " + role + " is started; give --stdio COMMAND");
        } else if (!command.isEmpty() && role == Party.gateway) {
            throw new UsageException("--stdio " + line.get() + ": a gateway is joined; give --url ws://HOST:PORT/");
        }
        return switch (role) {
            case client -> write(StarterProfile.client(command, where));
            case intermediary -> write(StarterProfile.intermediary(command, where));
            case participant -> write(StarterProfile.participant(command, where));
            case gateway -> url.isPresent() ? gateway(url.get()) : write(gateway("ws://127.0.0.1:8790/", ASKED_NOBODY));
            case server -> from == null ? write(StarterProfile.template()) : server(command, url);
        };
    }

    private static StarterProfile gateway(String url, String how) {
        return StarterProfile.gateway(GatewayPresets.STANDARD, url, how);
    }

    private Integer gateway(String word) throws InterruptedException, ProfileException {
        String url = word.matches("\\w+://.*") ? word.replaceFirst("^http", "ws") : "ws://" + word;
        Optional<String> preset;
        try {
            preset = PresetSearch.at(url);
        } catch (Unreachable gone) {
            return nothing("context-tck: " + url + ": " + gone.getMessage() + "\n", "--role gateway without --url");
        }
        return write(
                preset.map(fit -> StarterProfile.gateway(fit, url, "It was tried: two join, and a message passes."))
                        .orElseGet(() ->
                                gateway(url, "It was tried, and no preset fits: context-tck doctor shows what came.")));
    }

    private Integer server(List<String> command, Optional<String> word) throws InterruptedException {
        Optional<URI> url = word.map(InitCommand::url);
        Draft draft = Doctor.draft(url.isPresent() ? Profiles.forUrl(url.get()) : Profiles.forStdio(command));
        if (!draft.found().reachable()) {
            return nothing(DiagnosisText.of(draft.found(), WIDTH), "without a server");
        }
        return write(
                url.isPresent()
                        ? StarterProfile.forUrl(draft, url.get())
                        : StarterProfile.forCommand(draft, command, directory()));
    }

    private int nothing(String why, String otherwise) {
        PrintWriter err = spec.commandLine().getErr();
        err.print(why);
        err.println("Nothing was written. context-tck init " + otherwise + " writes a template.");
        return UNREACHABLE;
    }

    private static URI url(String word) {
        try {
            return UrlWords.parse(word);
        } catch (IllegalArgumentException wrong) {
            throw new UsageException("--url: " + wrong.getMessage());
        }
    }

    private static List<String> command(String line) {
        try {
            return org.contexttck.harness.wire.process.CommandLine.split(line);
        } catch (IllegalArgumentException wrong) {
            throw new UsageException("--stdio: " + wrong.getMessage());
        }
    }

    private void refuseToReplace() {
        if (!force && Files.isRegularFile(out)) {
            throw new UsageException(out + ": is there already; --force replaces it, --out FILE writes another");
        }
        Writable.file("--out", out);
    }

    /** A profile starts its command in its own folder, whereas it was started here in the folder of the user. */
    private Optional<Path> directory() {
        Path folder = out.toAbsolutePath().normalize().getParent();
        Path here = Path.of("").toAbsolutePath().normalize();
        return Optional.of(here).filter(path -> !path.equals(folder)).map(path -> relative(folder, path));
    }

    private static Path relative(Path folder, Path here) {
        try {
            return folder.relativize(here);
        } catch (IllegalArgumentException otherDisk) {
            return here;
        }
    }

    private Integer write(StarterProfile profile) {
        try {
            Files.writeString(
                    out,
                    profile.text(),
                    StandardOpenOption.WRITE,
                    force ? StandardOpenOption.CREATE : StandardOpenOption.CREATE_NEW,
                    StandardOpenOption.TRUNCATE_EXISTING);
        } catch (FileAlreadyExistsException meanwhile) {
            throw new UsageException(out + ": is there already; --force replaces it");
        } catch (IOException fault) {
            throw new UsageException(out + ": cannot be written: " + Writable.reason(fault));
        }
        PrintWriter console = spec.commandLine().getOut();
        String open = profile.open() == 1
                ? "; 1 possible claim stands in comments, with the reason"
                : "; " + profile.open() + " possible claims stand in comments, each with the reason";
        console.println("wrote " + out + (profile.open() == 0 ? "" : open));
        profile.variables().forEach(name -> console.println("set " + name + " in the environment before you use it"));
        console.println("next: correct it, then " + Terminal.command() + " doctor " + out);
        console.flush();
        return 0;
    }
}
