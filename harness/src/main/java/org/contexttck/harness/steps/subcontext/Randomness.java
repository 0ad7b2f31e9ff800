package org.contexttck.harness.steps.subcontext;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How much ids vary: an upper bound of the random bits in each, whatever they are written in. */
final class Randomness {

    /** Of many random ids a place may miss a symbol by chance; that is not to count against them. */
    private static final double CHANCE = 0.5;

    /** What ids are written in, by the number of symbols; a sign at the end only sets it off. */
    private static final Map<Integer, Pattern> SETS = Map.of(
            10, Pattern.compile("[0-9]+[-_.:/]?"),
            16, Pattern.compile("[0-9a-f]+[-_.:/]?|[0-9A-F]+[-_.:/]?"),
            36, Pattern.compile("[0-9a-z]+[-_.:/]?|[0-9A-Z]+[-_.:/]?"),
            64, Pattern.compile("[0-9A-Za-z_-]+"));

    private static final int ANY = 128;

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

    /**
     * Of a few ids: the bits that the symbols of the part which is not the same in all could stand for, were they drawn. A clock, the
     * number of a process and a count come to few.
     *
     * @param ids different ones, three or more
     */
    static int room(Collection<String> ids) {
        List<List<String>> split = ids.stream()
                .map(id -> List.of(id.split("(?<=[^\\p{L}\\p{N}])")))
                .toList();
        int parts = split.get(0).size();
        if (split.stream().anyMatch(one -> one.size() != parts)) {
            return (int) ids.stream().mapToDouble(Randomness::room).max().orElse(0);
        }
        double bits = 0;
        for (int i = 0; i < parts; i++) {
            int part = i;
            Set<String> seen = split.stream().map(one -> one.get(part)).collect(Collectors.toSet());
            if (seen.size() > 1) {
                bits += seen.stream().mapToDouble(Randomness::room).max().orElse(0);
            }
        }
        return (int) Math.floor(bits + CHANCE);
    }

    private static double room(String text) {
        int symbols = SETS.entrySet().stream()
                .filter(set -> set.getValue().matcher(text).matches())
                .mapToInt(Map.Entry::getKey)
                .min()
                .orElse(ANY);
        return text.codePointCount(0, text.length()) * Math.log(symbols) / Math.log(2);
    }
}
