package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.target.ClientEntry;
import org.contexttck.harness.profile.target.ServerEntry;
import org.contexttck.harness.profile.target.TargetEntries;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.DataFile;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.ReadContext;
import org.contexttck.harness.profile.yaml.RecordedYaml;
import org.contexttck.harness.profile.yaml.SecretWords;
import org.contexttck.harness.profile.yaml.Secrets;
import org.contexttck.json.Json;

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
    public static Profile load(Path file, Function<String, Optional<String>> environment, Optional<ServerEntry> server)
            throws ProfileException {
        String name = file.toString();
        Path folder = file.toAbsolutePath().normalize().getParent();
        ReadContext reading = new ReadContext(name, Optional.ofNullable(folder), environment);
        return new ProfileReader(name, reading, server).read(DataFile.text(file));
    }

    /**
     * Reads a profile from text. Relative folders in it are taken from the folder the kit was started in.
     *
     * @param name what the problems call it
     * @throws ProfileException as for {@link #load(Path, Function)}
     */
    public static Profile parse(String name, String text, Function<String, Optional<String>> environment)
            throws ProfileException {
        return new ProfileReader(name, new ReadContext(name, Optional.empty(), environment), Optional.empty())
                .read(text);
    }

    /**
     * Stands in for a profile file when only a command is known. What is claimed is left to the server's list of tools.
     *
     * @param command program and arguments, at least one
     */
    public static Profile forStdio(List<String> command) {
        return of(ServerEntry.stdio(command));
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
        if (url.getPort() > 65_535) {
            throw new IllegalArgumentException("\"" + url + "\" has a port beyond 65535");
        }
        return of(ServerEntry.http(url));
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
        ObjectNode client = Json.object();
        client.putObject("client").put("dial-in", true).putArray("model").add(model);
        return unwritten(
                "dial-in " + model, Binder.of(Json.write(client), TargetEntries.class), client, Secrets.none());
    }

    /** Stands in for a profile file when only the server is known. What is claimed is left to its list of tools. */
    public static Profile of(ServerEntry server) {
        ObjectNode source = Json.object();
        ObjectNode written = source.putObject("server");
        List<String> words = server.words();
        if (server.http().isPresent()) {
            written.putObject("http").put("url", words.get(0));
        } else {
            words.forEach(written.putObject("stdio").putArray("command")::add);
        }
        return unwritten(server.address(), TargetEntries.of(server), source, Secrets.of(SecretWords.in(words)));
    }

    /**
     * Reads once more what a profile was made of, for a run in which nothing is started. What secrets stood for is the
     * standard value there.
     *
     * @param name what the problems call it
     * @throws ProfileException if the text is no YAML
     */
    public static Profile again(String name, ProfileSource source) throws ProfileException {
        Optional<ServerEntry> given = Optional.empty();
        if (source.given().equals("http")) {
            given = Optional.of(ServerEntry.http(URI.create("http://127.0.0.1/")));
        } else if (!source.given().isEmpty()) {
            given = Optional.of(ServerEntry.stdio(List.of("recorded")));
        }
        return new ProfileReader(name, ReadContext.again(name, source.environment()), given).read(source.text());
    }

    private static Profile unwritten(String name, TargetEntries targets, ObjectNode source, Secrets secrets) {
        return new Profile(
                name,
                Implementation.unnamed(),
                targets,
                Binder.of("{}", LimitsEntry.class),
                Claims.byToolList(),
                BillEntry.NONE,
                secrets,
                List.of(),
                Map.of(),
                new ProfileSource(RecordedYaml.of(Json.write(source), secrets), Map.of(), ""),
                Digest.of(Json.write(Json.text(name))),
                "");
    }
}
