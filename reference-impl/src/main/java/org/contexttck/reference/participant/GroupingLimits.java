package org.contexttck.reference.participant;

import java.time.Duration;

/**
 * How much a participant groups.
 *
 * @param depth levels of contexts that are listed
 * @param contexts that are kept, not counting concluded ones
 * @param idle after which a context counts as concluded
 */
public record GroupingLimits(int depth, int contexts, Duration idle) {

    /** 1,000 levels, 10,000 contexts, five minutes. */
    public static GroupingLimits defaults() {
        return new GroupingLimits(1_000, 10_000, Duration.ofMinutes(5));
    }
}
