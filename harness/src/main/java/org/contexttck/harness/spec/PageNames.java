package org.contexttck.harness.spec;

import java.util.Locale;

/** The names of the site's files, all in one folder. */
final class PageNames {

    static final String INDEX = "index.html";
    static final String SEARCH = "search.html";
    static final String CASES = "field-cases.html";
    static final String SCHEMAS = "schemas.html";
    static final String GUIDES = "guides.html";

    static final String CATALOGUE = "catalogue.json";
    static final String PROPOSALS = "proposals.html";

    private PageNames() {}

    static String protocol(String protocol) {
        return protocol + ".html";
    }

    static String coverage(String protocol) {
        return protocol + "-coverage.html";
    }

    static String scenarios(String protocol) {
        return protocol + "-scenarios.html";
    }

    /** @param folder below {@code schemas/}, such as {@code mcp/2025-11-25} */
    static String schemas(String folder) {
        return "schemas-" + folder.replace('/', '-') + ".html";
    }

    /** @param file the name of a Markdown file; digits before its name only order it */
    static String guide(String file) {
        return "guide-" + slug(file.replaceFirst("\\.md$", "").replaceFirst("^[0-9]+-", "")) + ".html";
    }

    /** A text as a part of an address: small letters, digits and hyphens. */
    static String slug(String text) {
        String slug =
                text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return slug.isEmpty() ? "x" : slug;
    }
}
