package org.contexttck.harness.steps.subcontext;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How much a set of ids varies: an upper bound of the random bits in each, whatever they are written in. */
final class Randomness {

    /** Of many random ids a place may miss a symbol by chance; that is not to count against them. */
    private static final double CHANCE = 0.5;

    private Randomness() {}

    /** The bits of all places together: at each, the logarithm of how many symbols were seen there. */
    static int bits(List<String> ids) {
        Map<Integer, Set<Integer>> seen = new HashMap<>();
        for (String id : ids) {
            int[] symbols = id.codePoints().toArray();
            for (int place = 0; place < symbols.length; place++) {
                seen.computeIfAbsent(place, at -> new HashSet<>()).add(symbols[place]);
            }
        }
        double bits = seen.values().stream()
                .mapToDouble(symbols -> Math.log(symbols.size()) / Math.log(2))
                .sum();
        return (int) Math.floor(bits + CHANCE);
    }
}
