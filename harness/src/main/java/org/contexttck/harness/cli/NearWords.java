package org.contexttck.harness.cli;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** What may have been meant by an id or another word that there is not. */
final class NearWords {

    private static final int MOST = 3;

    private NearWords() {}

    /**
     * A hint, as the end of a message.
     *
     * @param id in capitals
     * @param known all ids that there are
     */
    static String of(String id, List<String> known) {
        String begin = id.replaceFirst("-?[0-9]*$", "");
        List<String> alike = known.stream()
                .filter(it -> !begin.isEmpty() && it.matches("\\Q" + begin + "\\E-?[0-9]+"))
                .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .toList();
        if (alike.size() == 1) {
            return begin + " has only " + alike.get(0);
        } else if (!alike.isEmpty()) {
            return "there are " + alike.get(0) + " to " + alike.get(alike.size() - 1);
        }
        List<String> near = near(id, known);
        return near.isEmpty() ? "see context-tck list" : "did you mean " + String.join(", ", near) + "?";
    }

    /** The words that are a little different only, the nearest first. */
    static List<String> near(String word, List<String> known) {
        return known.stream()
                .filter(it -> distance(word, it) <= Math.max(1, it.length() / 3))
                .sorted(Comparator.comparingInt(it -> distance(word, it)))
                .limit(MOST)
                .toList();
    }

    /** How ids may begin, as the end of a message. */
    static String prefixes(List<String> known) {
        return "they begin with "
                + known.stream()
                        .map(it -> it.replaceFirst("-[0-9]+$", ""))
                        .distinct()
                        .collect(Collectors.joining(", "));
    }

    /** Edits from one to the other; hyphens do not count. */
    private static int distance(String one, String other) {
        String a = one.replace("-", "");
        String b = other.replace("-", "");
        if (a.length() > 2 * b.length()) {
            return a.length();
        }
        int[] row = new int[b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            int diagonal = row[0];
            for (int j = 0; j <= b.length(); j++) {
                int above = row[j];
                if (i == 0 || j == 0) {
                    row[j] = i + j;
                } else {
                    int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                    row[j] = Math.min(replaced, Math.min(above, row[j - 1]) + 1);
                }
                diagonal = above;
            }
        }
        return row[b.length()];
    }
}
