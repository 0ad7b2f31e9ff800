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
import org.contexttck.harness.doctor.Diagnosis;
import org.contexttck.harness.doctor.DiagnosisText;
import org.contexttck.harness.doctor.Doctor;
import org.contexttck.harness.doctor.StarterProfile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.run.UsageException;
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
            "With a server, from the tools that it lists; it calls none. Otherwise a template",
            "with the names of the protocols' texts; --role says for whom."
        },
        footer = {
            "",
            "Exit codes: 0 written, 2 usage, or the file is there, 3 server not reachable",
            "",
            "Examples:",
            "  context-tck init --stdio \"node server.js\"",
            "  context-tck init --url http://127.0.0.1:3001/mcp --out my-server.yaml",
            "  context-tck init --role gateway",
            "  context-tck init"
        })
final class InitCommand implements Callable<Integer> {

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

    /** Which server to ask, or what else to write for. */
    static final class From {

        @Option(
                names = "--stdio",
                paramLabel = "COMMAND",
                description = "Command line of a server that speaks on stdio.")
        private String stdio;

        @Option(names = "--url", paramLabel = "URL", description = "URL of a server that speaks Streamable HTTP.")
        private URI url;

        @Option(
                names = "--role",
                paramLabel = "ROLE",
                description = "For what is no server: ${COMPLETION-CANDIDATES}. Nobody is asked.")
        private Party role;
    }

    /** Who has a template of its own. */
    enum Party {
        gateway,
        participant
    }

    @Override
    public Integer call() throws InterruptedException {
        refuseToReplace();
        if (from == null) {
            return write(StarterProfile.template(), "doctor");
        } else if (from.role != null) {
            return write(from.role == Party.gateway ? StarterProfile.gateway() : StarterProfile.participant(), "run");
        }
        List<String> command = from.stdio == null ? List.of() : command(from.stdio);
        Diagnosis found = Doctor.examine(command.isEmpty() ? Profiles.forUrl(from.url) : Profiles.forStdio(command));
        if (!found.reachable()) {
            spec.commandLine().getErr().print(DiagnosisText.of(found, WIDTH));
            spec.commandLine()
                    .getErr()
                    .println("Nothing was written. context-tck init without a server writes a template.");
            return UNREACHABLE;
        }
        return write(
                command.isEmpty()
                        ? StarterProfile.forUrl(found, from.url)
                        : StarterProfile.forCommand(found, command, directory()),
                "doctor");
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

    /** @param next the command to go on with */
    private Integer write(StarterProfile profile, String next) {
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
        String guesses = profile.guesses() == 0
                ? ""
                : "; " + profile.guesses() + (profile.guesses() == 1 ? " line is a guess" : " lines are guesses");
        console.println("wrote " + out + guesses);
        profile.variables().forEach(name -> console.println("set " + name + " in the environment before you use it"));
        console.println("next: correct it, then " + Terminal.command() + " " + next + " " + out);
        console.flush();
        return 0;
    }
}
