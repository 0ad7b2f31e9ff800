package org.contexttck.reference.contextpack;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What a memory is good for; each facet becomes one section of a pack. */
enum Facet {
    ACTIVE_WORK("Active Work"),
    ARTIFACTS("Artifacts"),
    CONSTRAINTS("Constraints"),
    DECISIONS("Decisions"),
    DOMAIN("Domain Knowledge"),
    GOTCHAS("Gotchas"),
    IDEATION("Ideas"),
    PLANNING("Plans"),
    PROCEDURES("Procedures"),
    RECENT_MEMORY("Recent Memory"),
    VERIFICATION("Verification");

    private final String title;

    Facet(String title) {
        this.title = title;
    }

    /** The heading of its section. */
    String title() {
        return title;
    }

    /** The name in JSON and in the database. */
    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Facet of(String key) {
        return valueOf(key.toUpperCase(Locale.ROOT));
    }

    static List<String> keys() {
        return Arrays.stream(values()).map(Facet::key).toList();
    }
}
