package org.contexttck.harness.target.intermediary;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.profile.target.ConfigFile;
import org.contexttck.harness.profile.target.IntermediaryEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.target.shared.FreePort;
import org.contexttck.harness.target.shared.Launched;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.target.shared.TemplateVariables;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;

/** An intermediary that was started for one server behind it; ended, with its file, by {@link #close()}. */
final class IntermediaryFront implements AutoCloseable {

    private final Launched program;
    private final Optional<Path> folder;
    private final Endpoint endpoint;

    private IntermediaryFront(Launched program, Optional<Path> folder, Endpoint endpoint) {
        this.program = program;
        this.folder = folder;
        this.endpoint = endpoint;
    }

    /**
     * Writes its file, starts it and, if it serves HTTP, waits until it does.
     *
     * @param behind the server that it is to reach
     * @throws Unreachable with one line
     */
    static IntermediaryFront start(IntermediaryEntry entry, URI behind, Launcher launcher)
            throws Unreachable, InterruptedException {
        Optional<Path> folder = Optional.empty();
        Optional<Launched> program = Optional.empty();
        boolean started = false;
        try {
            TemplateVariables variables = TemplateVariables.none().withMcp(behind);
            if (entry.http().isPresent()) {
                variables = variables.with("port", Integer.toString(FreePort.find()));
            }
            if (entry.config().isPresent()) {
                folder = Optional.of(Files.createTempDirectory("context-tck-"));
                variables = variables.with("config", written(entry.config().get(), folder.get(), variables));
            }
            StartCommand start = entry.start();
            TemplateVariables all = variables;
            IntermediaryStdio.Again launch = () -> launcher.launch(
                    all.command(start.command()), all.environment(start.environment()), start.directory());
            program = Optional.of(launch.launch());
            Endpoint endpoint = endpoint(entry, program.get(), launch, all);
            started = true;
            return new IntermediaryFront(program.get(), folder, endpoint);
        } catch (IOException unwritten) {
            throw new Unreachable("the kit could not prepare its start: " + unwritten.getMessage(), "");
        } finally {
            if (!started) {
                program.ifPresent(Launched::close);
                folder.ifPresent(IntermediaryFront::delete);
            }
        }
    }

    /** Has what it writes to stderr noted among the messages of a connection. */
    void noteStderr(WireListener connection) {
        program.noteStderr(connection);
    }

    /** Where it is spoken to. */
    Endpoint endpoint() {
        return endpoint;
    }

    String stderrTail() {
        return program.stderrTail();
    }

    private static Endpoint endpoint(
            IntermediaryEntry entry, Launched program, IntermediaryStdio.Again again, TemplateVariables variables)
            throws Unreachable, InterruptedException {
        if (entry.http().isPresent()) {
            IntermediaryEntry.Http http = entry.http().get();
            URI url = URI.create(variables.text(http.url()));
            program.drainOutput();
            program.awaitAnswer(url, http.start().readyAfter());
            return new Endpoint.Http(url, http.headers());
        }
        return new Endpoint.InProcess(entry.address(), Map.of(), new IntermediaryStdio(program, again));
    }

    private static String written(ConfigFile config, Path folder, TemplateVariables variables) throws IOException {
        Path file = folder.resolve(config.file());
        Files.writeString(file, variables.file(config.file(), config.template()));
        return file.toString();
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException stays) {
            // It lies in the folder for temporary files, which somebody else clears.
        }
    }

    @Override
    public void close() {
        program.close();
        folder.ifPresent(IntermediaryFront::delete);
    }
}
