package org.contexttck.reports.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The style sheets and the scripts of pages. */
public final class PageParts {

    private PageParts() {}

    /** What all pages look like: colours, letters, messages. */
    public static String look() {
        return text(PageParts.class, "look.css");
    }

    /** What the page of a report looks like. */
    public static String style() {
        return look() + text(PageParts.class, "report.css");
    }

    /** What the page of a report does. */
    public static String script() {
        return text(PageParts.class, "report.js");
    }

    /** A file of the kit. @param beside the class that it lies beside */
    public static String text(Class<?> beside, String name) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
