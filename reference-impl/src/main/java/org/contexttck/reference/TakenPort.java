package org.contexttck.reference;

import java.net.BindException;
import java.util.List;
import java.util.Optional;

/** Says plainly that a port is taken, whatever the library that wanted it makes of that. */
final class TakenPort {

    private static final List<String> OPTIONS = List.of("--http", "--port");

    private TakenPort() {}

    /**
     * @param words the command line, which names the port
     * @return one line; empty if something else went wrong
     */
    static Optional<String> of(Throwable failure, List<String> words) {
        if (!taken(failure)) {
            return Optional.empty();
        }
        String port = OPTIONS.stream()
                .filter(option -> words.indexOf(option) >= 0 && words.indexOf(option) + 1 < words.size())
                .map(option -> "port " + words.get(words.indexOf(option) + 1))
                .findFirst()
                .orElse("the port");
        return Optional.of(port + " is taken by another program; name another, or 0 for any that is free");
    }

    private static boolean taken(Throwable failure) {
        return failure instanceof BindException || failure.getCause() != null && taken(failure.getCause());
    }
}
