package org.contexttck.harness.doctor;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The words in a name, whatever way it joins them: {@code readFile}, {@code read_file} and {@code read-file} are alike. */
final class NameWords {

    private static final int LONGEST = 200;

    private NameWords() {}

    static List<String> of(String name) {
        String apart = name.substring(0, Math.min(name.length(), LONGEST))
                .replaceAll("([a-z0-9])([A-Z])", "$1 $2")
                .toLowerCase(Locale.ROOT);
        return Arrays.stream(apart.split("[^a-z0-9]+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** The name with underscores between its words. */
    static String snake(String name) {
        return String.join("_", of(name));
    }
}
