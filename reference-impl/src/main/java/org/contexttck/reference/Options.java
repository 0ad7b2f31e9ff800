package org.contexttck.reference;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A command line, taken apart.
 *
 * @param words what is no option: the command and its operand
 * @param http port to listen on, 0 for any; absent for standard streams
 * @param database file for findings; absent for memory
 * @param broken name of a broken variant
 */
record Options(List<String> words, Optional<Integer> http, Optional<Path> database, Optional<String> broken) {

    static final String USAGE = "usage: server [--http PORT] [--database FILE] [--broken VARIANT]"
            + " | null-peer NAME [--http PORT] | variants";

    private static final List<String> KNOWN = List.of("--http", "--database", "--broken");

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
                Optional.ofNullable(options.get("--broken")));
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
