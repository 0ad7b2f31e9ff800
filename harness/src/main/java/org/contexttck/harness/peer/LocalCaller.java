package org.contexttck.harness.peer;

import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Tells programs on this machine from pages of the web that a browser on it has opened. Such a page reaches what listens on
 * loopback, by its address or by a name of its own that leads there (DNS rebinding); its {@code Origin} or {@code Host} shows it.
 */
public final class LocalCaller {

    private static final Set<String> HERE = Set.of("127.0.0.1", "localhost", "[::1]");

    private LocalCaller() {}

    /**
     * Why a request may not be served, in one line.
     *
     * @param host its header {@code Host}; empty if it has none
     * @param origin its header {@code Origin}; empty if it has none, as programs other than browsers
     * @return empty if it may be
     */
    public static Optional<String> refuse(String host, String origin) {
        if (!host.isEmpty() && !HERE.contains(name("http://" + host))) {
            return Optional.of("the Host is not of this machine");
        }
        boolean web = origin.equals("null") || origin.startsWith("http:") || origin.startsWith("https:");
        return web && !HERE.contains(name(origin))
                ? Optional.of("the Origin is not of this machine")
                : Optional.empty();
    }

    private static String name(String url) {
        try {
            return String.valueOf(URI.create(url).getHost()).toLowerCase(Locale.ROOT);
        } catch (IllegalArgumentException none) {
            return "";
        }
    }
}
