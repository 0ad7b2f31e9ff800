package org.contexttck.harness.catalogue;

import java.util.Arrays;
import java.util.Optional;

/** How binding a requirement is. */
public enum Level {
    /** Not met: the implementation fails. */
    MUST,
    /** Not met: the implementation is warned. */
    SHOULD,
    /** Judged only when the implementation claims it; claimed and not met, it fails. */
    MAY;

    /** The level of that name in capitals, as the catalogue writes it; empty for any other text. */
    public static Optional<Level> of(String text) {
        return Arrays.stream(values())
                .filter(level -> level.name().equals(text))
                .findFirst();
    }
}
