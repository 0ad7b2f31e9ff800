package org.contexttck.reference;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.contextpack.MemoryDatabase;
import org.contexttck.reference.nullpeer.NullPeers;
import org.contexttck.reference.server.LineTap;
import org.contexttck.reference.transientcontext.Findings;

/**
 * A command line, taken apart.
 *
 * @param words what is no option: the command and its operand
 * @param http port to listen on, 0 for any; absent for standard streams
 * @param database file for findings and for what packs are made of; absent for memory
 * @param variant name of a variant, a mistake or a liberty
 * @param model address of a model service, for a null peer that is a client
 */
record Options(
        List<String> words,
        Optional<Integer> http,
        Optional<Path> database,
        Optional<String> variant,
        Optional<URI> model) {

    static final String USAGE = "usage: server [--http PORT] [--database FILE] [--variant NAME]"
            + " | null-peer NAME [--http PORT | --model-url URL] | variants [ROLE] | liberties [ROLE] | client OPTIONS | driver OPTIONS"
            + " | page [--port PORT] [OPTIONS] | intermediary OPTIONS | gateway OPTIONS | participant OPTIONS";

    /** What there is to start. */
    enum Command {
        SERVER,
        NULL_PEER,
        VARIANTS,
        LIBERTIES
    }

    private static final List<String> KNOWN = List.of("--http", "--database", "--variant", "--model-url", "--upstream");

    static Options parse(String... arguments) throws UsageError {
        Map<String, String> options = new HashMap<>();
        List<String> words = new ArrayList<>();
        Iterator<String> rest = List.of(arguments).iterator();
        while (rest.hasNext()) {
            String argument = rest.next();
            if (!argument.startsWith("--")) {
                words.add(argument);
            } else if (!KNOWN.contains(argument)) {
                throw new UsageError("unknown option " + argument + "; " + USAGE);
            } else if (!rest.hasNext()) {
                throw new UsageError(argument + " needs a value; " + USAGE);
            } else {
                options.put(argument, rest.next());
            }
        }
        return new Options(
                List.copyOf(words),
                options.containsKey("--http") ? Optional.of(port(options.get("--http"))) : Optional.empty(),
                Optional.ofNullable(options.get("--database")).map(Path::of),
                Optional.ofNullable(options.get("--variant")),
                Optional.ofNullable(options.get("--model-url")).map(URI::create));
    }

    /** What is to be started. */
    Command command() throws UsageError {
        return switch (String.join(" ", words)) {
            case "server" -> Command.SERVER;
            case "variants" -> Command.VARIANTS;
            case "liberties" -> Command.LIBERTIES;
            default -> {
                if (words.size() == 2 && words.get(0).equals("null-peer")) {
                    yield Command.NULL_PEER;
                } else if (words.size() == 2 && words.get(0).equals("variants")) {
                    yield Command.VARIANTS;
                } else if (words.size() == 2 && words.get(0).equals("liberties")) {
                    yield Command.LIBERTIES;
                }
                throw new UsageError(USAGE);
            }
        };
    }

    /** The role whose variants are to be listed; the server's if none is named. */
    String role() {
        return words.size() == 2 ? words.get(1) : "server";
    }

    /** The null peer that is to be started; {@link #command()} says whether one is. */
    String nullPeer() throws UsageError {
        String name = words.get(1);
        if (!NullPeers.names().contains(name)) {
            throw new UsageError("unknown null peer " + name + "; known: " + String.join(", ", NullPeers.names()));
        }
        return name;
    }

    /** What the variant does to the lines of its connection; nothing if none is asked for. */
    LineTap tap() throws UsageError {
        if (variant.isEmpty()) {
            return LineTap.NONE;
        }
        return Variants.SERVER
                .named(variant.get())
                .orElseThrow(
                        () -> new UsageError("unknown variant " + variant.get() + "; the command variants lists them"));
    }

    /** Where findings are kept; to be closed. */
    Findings findings() {
        return database.map(Findings::in).orElseGet(Findings::inMemory);
    }

    /** What packs are made of; to be closed. */
    MemoryDatabase memories() {
        return database.map(MemoryDatabase::in).orElseGet(MemoryDatabase::inMemory);
    }

    private static int port(String text) throws UsageError {
        try {
            int port = Integer.parseInt(text);
            if (port >= 0 && port <= 65_535) {
                return port;
            }
        } catch (NumberFormatException e) {
            // falls through to the one message for both
        }
        throw new UsageError("--http needs a port from 0 to 65535, not " + text);
    }
}
