package org.contexttck.reports.write;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.Optional;

/** Links within the folder of a report. */
final class Links {

    private Links() {}

    /** @return the path as a link, unless it leads out of the folder */
    static Optional<String> inside(String path) {
        boolean leaves = path.isEmpty()
                || path.startsWith("/")
                || path.indexOf('\\') >= 0
                || path.indexOf(':') >= 0
                || Arrays.asList(path.split("/", -1)).contains("..");
        if (leaves) {
            return Optional.empty();
        }
        try {
            return Optional.of(new URI(null, null, path, null).toASCIIString());
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }
}
