package org.contexttck.harness.catalogue;

import java.util.List;
import java.util.Optional;

/**
 * An implementation that breaks one requirement and as little else as possible.
 *
 * @param variant name of its mistake in {@code org.contexttck.reference.broken}
 * @param expect a piece of the failure text that it must bring about, if one is laid down
 * @param neighbours ids of other requirements whose verdict it may change
 * @param silent which requests it leaves unanswered, if any; a run against it spends its time waiting for them
 * @param explored whether no scenario catches it, and exploration does
 */
public record BrokenVariant(
        String variant, Optional<String> expect, List<String> neighbours, Optional<String> silent, boolean explored) {

    public BrokenVariant {
        neighbours = List.copyOf(neighbours);
    }
}
