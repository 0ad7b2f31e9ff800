package org.contexttck.reports.write;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The style sheet and the script of a page. */
final class PageParts {

    private PageParts() {}

    static String style() {
        return text("report.css");
    }

    static String script() {
        return text("report.js");
    }

    private static String text(String name) {
        try (InputStream in = PageParts.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
