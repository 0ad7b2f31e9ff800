package org.contexttck.harness.profile.yaml;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What may have been meant by a key that nobody knows. */
final class Suggestion {

    private Suggestion() {}

    static String of(String written, List<String> known) {
        return known.stream()
                .filter(key -> distance(written, key) <= Math.max(2, key.length() / 3)
                        && distance(written, key) < key.length())
                .min(Comparator.comparingInt(key -> distance(written, key)))
                .map(key -> "did you mean \"" + key + "\"?")
                .orElseGet(() -> "known here: " + String.join(", ", known));
    }

    /** Edits from one to the other; case, underscores and hyphens do not count. */
    private static int distance(String written, String known) {
        String a = plain(written);
        String b = plain(known);
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }

    private static String plain(String key) {
        String start = key.length() > 64 ? key.substring(0, 64) : key;
        return start.toLowerCase(Locale.ROOT).replaceAll("[-_]", "");
    }
}
