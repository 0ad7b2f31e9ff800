package org.contexttck.harness.trace;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who of the two ends of a JSON-RPC connection sent a message. */
enum Sender {
    CLIENT,
    SERVER;

    /** Words by which recorders say it, without blanks, hyphens and arrows. */
    private static final Map<Sender, Set<String>> WORDS = Map.of(
            CLIENT, Set.of("clienttoserver", "clientserver", "c2s", "client", "toserver", "fromclient", "stdin"),
            SERVER, Set.of("servertoclient", "serverclient", "s2c", "server", "toclient", "fromserver", "stdout"));

    /** Words that say it from where the recorder stood, which mostly was at the client. */
    private static final Map<Sender, Set<String>> SEEN_FROM_CLIENT = Map.of(
            CLIENT, Set.of("sent", "send", "out", "outgoing", "outbound", "tx", "request"),
            SERVER, Set.of("received", "receive", "recv", "in", "incoming", "inbound", "rx", "response"));

    /** Methods that only one of the two uses. */
    private static final Map<Sender, Set<String>> METHODS = Map.of(
            CLIENT,
                    Set.of(
                            "initialize",
                            "server/discover",
                            "notifications/initialized",
                            "notifications/roots/list_changed",
                            "completion/complete",
                            "logging/setLevel"),
            SERVER,
                    Set.of(
                            "sampling/createMessage",
                            "elicitation/create",
                            "roots/list",
                            "notifications/message",
                            "notifications/progress",
                            "notifications/elicitation/complete"));

    Sender other() {
        return this == CLIENT ? SERVER : CLIENT;
    }

    /** What a word says for sure. */
    static Optional<Sender> said(String word) {
        return in(WORDS, plain(word));
    }

    /** What a word says if the recorder stood at the client. */
    static Optional<Sender> seenFromClient(String word) {
        return in(SEEN_FROM_CLIENT, plain(word));
    }

    /** Who may use a method, if only one may. */
    static Optional<Sender> of(String method) {
        if (method.startsWith("tools/") || method.startsWith("resources/") || method.startsWith("prompts/")) {
            return Optional.of(CLIENT);
        }
        if (method.startsWith("notifications/tools/")
                || method.startsWith("notifications/resources/")
                || method.startsWith("notifications/prompts/")) {
            return Optional.of(SERVER);
        }
        return in(METHODS, method);
    }

    private static String plain(String word) {
        return word.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    private static Optional<Sender> in(Map<Sender, Set<String>> words, String word) {
        if (words.get(CLIENT).contains(word)) {
            return Optional.of(CLIENT);
        }
        return words.get(SERVER).contains(word) ? Optional.of(SERVER) : Optional.empty();
    }
}
