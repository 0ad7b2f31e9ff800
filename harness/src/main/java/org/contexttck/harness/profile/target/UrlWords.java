package org.contexttck.harness.profile.target;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads URLs as people write them: without a scheme they are http on this machine, and https elsewhere. */
public final class UrlWords {

    private static final List<String> SCHEMES = List.of("http", "https");
    private static final int MOST_PORTS = 65_535;
    private static final Pattern BARE = Pattern.compile("(\\[[0-9A-Fa-f:.]+\\]|[\\w.-]+)(:[0-9]+)?([/?].*)?");
    private static final Pattern HERE = Pattern.compile("localhost|127(\\.[0-9]+){3}|\\[::1\\]");

    private UrlWords() {}

    /** @throws IllegalArgumentException if it is none; the message says why and what to write */
    public static URI parse(String word) {
        Matcher bare = BARE.matcher(word);
        URI url = uri(
                bare.matches() ? (HERE.matcher(bare.group(1)).matches() ? "http://" : "https://") + word : word, word);
        if (url.getHost() == null || !SCHEMES.contains(url.getScheme())) {
            throw none(word);
        }
        if (url.getPort() > MOST_PORTS) {
            throw new IllegalArgumentException("\"" + word + "\" has a port beyond " + MOST_PORTS);
        }
        return url;
    }

    private static URI uri(String text, String word) {
        try {
            return new URI(text);
        } catch (URISyntaxException wrong) {
            throw none(word);
        }
    }

    private static IllegalArgumentException none(String word) {
        return new IllegalArgumentException(
                "\"" + word + "\" is no http or https URL; write for example http://127.0.0.1:3001/mcp");
    }
}
