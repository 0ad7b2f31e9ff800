package org.contexttck.harness.wire;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The MCP revisions the kit can speak. The first two are never asked for, only accepted from a server. */
public enum Revision {
    V2024_11_05("2024-11-05"),
    V2025_03_26("2025-03-26"),
    V2025_06_18("2025-06-18"),
    V2025_11_25("2025-11-25"),
    V2026_07_28("2026-07-28");

    private static final Map<String, Revision> BY_TEXT =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(Revision::text, Function.identity()));

    private final String text;

    Revision(String text) {
        this.text = text;
    }

    /** The revision as it stands in messages, such as {@code 2025-11-25}. */
    public String text() {
        return text;
    }

    /** Whether every request stands for itself: no initialize, no session, metadata in each request. */
    public boolean stateless() {
        return this == V2026_07_28;
    }

    /** Whether a profile may ask for it. */
    public boolean askable() {
        return compareTo(V2025_06_18) >= 0;
    }

    /** Every revision that a profile may ask for, oldest first. */
    public static List<Revision> allAskable() {
        return Arrays.stream(values()).filter(Revision::askable).toList();
    }

    /** The revision of that text, if the kit speaks it. */
    public static Optional<Revision> of(String text) {
        return Optional.ofNullable(BY_TEXT.get(text));
    }
}
