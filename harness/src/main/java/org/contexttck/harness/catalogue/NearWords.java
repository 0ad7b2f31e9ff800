package org.contexttck.harness.catalogue;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What may have been meant by an id, a key, a name or another word that there is not; as the ends of messages. */
public final class NearWords {

    private static final int MOST = 3;
    private static final int LONGEST = 64;
    private static final int LISTED = 400;

    private NearWords() {}

    /** Such as {@code did you mean run?}; empty if no known word is near. */
    public static String meant(String word, Collection<String> known) {
        List<String> near = near(word, known);
        return near.isEmpty() ? "" : "did you mean " + String.join(" or ", near) + "?";
    }

    /** The same; where no known word is near, what is known. @param known as many as fit into a line */
    public static String meantOr(String label, String word, Collection<String> known) {
        String meant = meant(word, known);
        String all = String.join(", ", known);
        return !meant.isEmpty()
                ? meant
                : label + " " + (all.length() > LISTED ? all.substring(0, LISTED) + " ..." : all);
    }

    /** A hint for the key of a profile. */
    public static String ofKey(String key, List<String> known) {
        List<String> near = near(key, known);
        return near.isEmpty() ? "known here: " + String.join(", ", known) : "did you mean \"" + near.get(0) + "\"?";
    }

    /**
     * A hint for an id.
     *
     * @param id in capitals
     * @param known all ids that there are
     * @param otherwise what to say if none of them is near
     */
    public static String ofId(String id, List<String> known, String otherwise) {
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
        String meant = meant(id, known);
        return meant.isEmpty() ? otherwise : meant;
    }

    /** How ids may begin. */
    public static String prefixes(List<String> known) {
        return "they begin with " + String.join(", ", stems(known));
    }

    /** The beginnings of ids, without their numbers. */
    public static List<String> stems(List<String> known) {
        return known.stream()
                .map(it -> it.replaceFirst("-?[0-9]+$", ""))
                .distinct()
                .collect(Collectors.toList());
    }

    /** The words that are a little different only, the nearest first. */
    private static List<String> near(String word, Collection<String> known) {
        return known.stream()
                .filter(it -> distance(word, it) <= Math.max(it.length() > 4 ? 2 : 1, it.length() / 3))
                .filter(it -> distance(word, it) < it.length())
                .sorted(Comparator.comparingInt(it -> distance(word, it)))
                .limit(MOST)
                .toList();
    }

    /** Edits from one to the other, of which two letters that changed places are one; case, underscores and hyphens do not count. */
    private static int distance(String written, String known) {
        String a = plain(written);
        String b = plain(known);
        int[][] edits = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    edits[i][j] = i + j;
                    continue;
                }
                int replaced = edits[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                edits[i][j] = Math.min(replaced, Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    edits[i][j] = Math.min(edits[i][j], edits[i - 2][j - 2] + 1);
                }
            }
        }
        return edits[a.length()][b.length()];
    }

    private static String plain(String word) {
        String start = word.length() > LONGEST ? word.substring(0, LONGEST) : word;
        return start.toLowerCase(Locale.ROOT).replaceAll("[-_]", "");
    }
}
