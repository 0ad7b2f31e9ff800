package org.contexttck.reports.page;

import java.net.URI;
import java.util.Optional;

/** Where the pages of the specification are published, if a report is to lead to them. */
public final class SpecLinks {

    /** No page leads anywhere. */
    public static final SpecLinks NONE = new SpecLinks(Optional.empty());

    private final Optional<String> folder;

    private SpecLinks(Optional<String> folder) {
        this.folder = folder;
    }

    /** @param site the address of the folder with the pages, or of one of them */
    public static SpecLinks to(URI site) {
        String text = site.toString().replaceFirst("[?#].*", "");
        String folder = text.replaceFirst("/[^/]*\\.html$", "/");
        return new SpecLinks(Optional.of(folder.endsWith("/") ? folder : folder + "/"));
    }

    /** The address of the folder; empty if no page leads there. */
    public String address() {
        return folder.orElse("");
    }

    /** The place of a requirement. */
    public Optional<String> row(String protocol, String id) {
        return folder.flatMap(it -> Links.inside(protocol).map(page -> it + page + ".html#" + id));
    }
}
