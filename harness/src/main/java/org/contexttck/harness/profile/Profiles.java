package org.contexttck.harness.profile;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.JsonProblem;
import org.contexttck.harness.json.Utf8;

/** Where profiles come from. */
public final class Profiles {

    private Profiles() {}

    /**
     * Reads a profile from a file. Relative folders in it are taken from the file's own folder.
     *
     * @param file a file in UTF-8
     * @param environment the value of an environment variable, if it is set
     * @throws ProfileException if the file cannot be read or is no sound profile; with all problems, in order of their places
     */
    public static Profile load(Path file, Function<String, Optional<String>> environment) throws ProfileException {
        return load(file, environment, Optional.empty());
    }

    /**
     * Reads a profile from a file that may leave out how to reach the server.
     *
     * @param server used if the file names no server
     * @throws ProfileException as for {@link #load(Path, Function)}
     */
    public static Profile load(Path file, Function<String, Optional<String>> environment, ServerEntry server)
            throws ProfileException {
        return load(file, environment, Optional.of(server));
    }

    private static Profile load(Path file, Function<String, Optional<String>> environment, Optional<ServerEntry> server)
            throws ProfileException {
        String name = file.toString();
        Path folder = file.toAbsolutePath().normalize().getParent();
        Reading reading = new Reading(name, Optional.ofNullable(folder), environment);
        return new ProfileReader(name, reading, server).read(text(file));
    }

    /**
     * Reads a profile from text. Relative folders in it are taken from the folder the kit was started in.
     *
     * @param name what the problems call it
     * @throws ProfileException as for {@link #load(Path, Function)}
     */
    public static Profile parse(String name, String text, Function<String, Optional<String>> environment)
            throws ProfileException {
        return new ProfileReader(name, new Reading(name, Optional.empty(), environment), Optional.empty()).read(text);
    }

    /**
     * Reads a profile from text that may leave out how to reach the server.
     *
     * @param server used if the text names no server
     * @throws ProfileException as for {@link #load(Path, Function)}
     */
    public static Profile parse(
            String name, String text, Function<String, Optional<String>> environment, ServerEntry server)
            throws ProfileException {
        return new ProfileReader(name, new Reading(name, Optional.empty(), environment), Optional.of(server))
                .read(text);
    }

    /**
     * Stands in for a profile file when only a command is known. What is claimed is left to the server's list of tools.
     *
     * @param command program and arguments, at least one
     */
    public static Profile forStdio(List<String> command) {
        StartCommand start = new StartCommand(command, Map.of(), Optional.empty(), StartCommand.READY_AFTER);
        return unwritten(String.join(" ", command), server(new ServerEntry.Stdio(start)));
    }

    /**
     * Stands in for a profile file when only a URL is known. What is claimed is left to the server's list of tools.
     *
     * @param url absolute http or https URL
     * @throws IllegalArgumentException if it is no such URL
     */
    public static Profile forUrl(URI url) {
        if (url.getHost() == null || !List.of("http", "https").contains(url.getScheme())) {
            throw new IllegalArgumentException(
                    "\"" + url + "\" is no http or https URL; write for example http://127.0.0.1:3001/mcp");
        }
        return unwritten(url.toString(), server(new ServerEntry.Http(url, Map.of(), Optional.empty())));
    }

    /**
     * Stands in for a profile file when a client cannot be started by command and somebody will point it at the kit.
     *
     * @param model the model service by which it asks, one of {@link ClientEntry#MODELS}
     * @throws IllegalArgumentException if it is no such service
     */
    public static Profile forDialIn(String model) {
        if (!ClientEntry.MODELS.contains(model)) {
            throw new IllegalArgumentException("\"" + model + "\" is no model service that the kit plays; it plays "
                    + String.join(", ", ClientEntry.MODELS));
        }
        return unwritten("dial-in " + model, Targets.of(ClientEntry.dialIn(model)));
    }

    private static Targets server(ServerEntry.Endpoint endpoint) {
        return Targets.of(new ServerEntry(endpoint, Optional.empty()));
    }

    /** Stands in for a profile file when only the server is known. What is claimed is left to its list of tools. */
    public static Profile of(ServerEntry server) {
        String name = server.endpoint() instanceof ServerEntry.Http http
                ? http.url().toString()
                : String.join(
                        " ", ((ServerEntry.Stdio) server.endpoint()).start().command());
        return unwritten(name, Targets.of(server));
    }

    private static Profile unwritten(String name, Targets targets) {
        return new Profile(
                name,
                Implementation.unnamed(),
                targets,
                LimitsEntry.defaults(),
                Claims.byToolList(),
                Secrets.none(),
                List.of(),
                Set.of(),
                Digest.of(Json.write(Json.text(name))));
    }

    static String text(Path file) throws ProfileException {
        try {
            return decoded(file, Files.readAllBytes(file));
        } catch (NoSuchFileException missing) {
            throw fault(
                    file,
                    0,
                    0,
                    "not found",
                    "looked for " + file.toAbsolutePath().normalize());
        } catch (IOException fault) {
            String why = Files.isDirectory(file)
                    ? "it is a folder"
                    : fault.getClass().getSimpleName();
            throw fault(file, 0, 0, "cannot be read: " + why, "");
        }
    }

    private static String decoded(Path file, byte[] bytes) throws ProfileException {
        try {
            String text = Utf8.decode(bytes);
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (JsonProblem fault) {
            throw fault(file, (int) fault.line(), (int) fault.column(), "not UTF-8", "save the file as UTF-8");
        }
    }

    private static ProfileException fault(Path file, int line, int column, String what, String whatToDo) {
        return new ProfileException(List.of(new ProfileProblem(file.toString(), line, column, what, whatToDo)));
    }
}
