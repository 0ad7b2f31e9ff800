package org.contexttck.reports.page;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Links within the folder of a report. */
public final class Links {

    private static final String PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";

    private Links() {}

    /** @return the path as a link, unless it leads out of the folder */
    public static Optional<String> inside(String path) {
        boolean leaves = path.isEmpty()
                || path.startsWith("/")
                || path.indexOf('\\') >= 0
                || path.indexOf(':') >= 0
                || Arrays.asList(path.split("/", -1)).contains("..");
        if (leaves) {
            return Optional.empty();
        }
        StringBuilder link = new StringBuilder(path.length());
        for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
            if (b > 0 && PLAIN.indexOf(b) >= 0) {
                link.append((char) b);
            } else {
                link.append(String.format(Locale.ROOT, "%%%02X", b));
            }
        }
        return Optional.of(link.toString());
    }
}
