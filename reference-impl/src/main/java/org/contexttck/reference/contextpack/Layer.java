package org.contexttck.reference.contextpack;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How deep to look. Each layer finds everything that the one before finds, so a pack never shrinks with depth. None has a
 * ceiling of its own: an explicit limit holds for all of them.
 */
enum Layer {
    /** For a session's start: stressed facets only, few, cut short. */
    WAKE(8, 160),
    /** For a goal at work: whole words, in every facet. */
    RECALL(24, Integer.MAX_VALUE),
    /** Broad: beginnings of words as well. */
    DEEP_SEARCH(24, Integer.MAX_VALUE);

    private final int usualLimit;
    private final int contentLength;

    Layer(int usualLimit, int contentLength) {
        this.usualLimit = usualLimit;
        this.contentLength = contentLength;
    }

    /** How many items there are at most when the caller names no limit. */
    int usualLimit() {
        return usualLimit;
    }

    boolean onlyStressed() {
        return this == WAKE;
    }

    boolean beginnings() {
        return this == DEEP_SEARCH;
    }

    /** The content as this layer shows it; never cut inside a character. */
    String shown(String content) {
        if (content.codePointCount(0, content.length()) <= contentLength) {
            return content;
        }
        return content.substring(0, content.offsetByCodePoints(0, contentLength - 1)) + "…";
    }

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Layer of(String key) {
        return valueOf(key.toUpperCase(Locale.ROOT));
    }

    static List<String> keys() {
        return Arrays.stream(values()).map(Layer::key).toList();
    }
}
