package org.contexttck.harness.profile.yaml;

import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Values that no report, transcript or message may show. Never prints them itself. */
public final class Secrets {

    /** Shorter values are not hidden in running text: they would hit words and numbers that have nothing to do with them. */
    static final int SHORTEST = 4;

    private static final String SHOWN = "***";

    private final int count;
    private final List<String> forms;

    private Secrets(Set<String> values) {
        this.count = values.size();
        this.forms = values.stream().flatMap(SecretForms::of).distinct().toList();
    }

    /** Nothing to hide. */
    public static Secrets none() {
        return of(List.of());
    }

    /** Hides these values, as far as they have 4 characters or more. */
    public static Secrets of(Collection<String> values) {
        Set<String> distinct = new LinkedHashSet<>(values);
        distinct.removeIf(value -> value.length() < SHORTEST);
        return new Secrets(distinct);
    }

    /** How many different values are hidden. */
    public int count() {
        return count;
    }

    /**
     * The text with {@code ***} for each secret in it: as it is, as JSON, as part of a URL, or in Base64. Secrets that overlap
     * in the text become one {@code ***}, so that no rest of either stays.
     */
    public String hide(String text) {
        BitSet hidden = new BitSet();
        for (String form : forms) {
            for (int at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
                hidden.set(at, at + form.length());
            }
        }
        return hidden.isEmpty() ? text : without(text, hidden);
    }

    private static String without(String text, BitSet hidden) {
        StringBuilder shown = new StringBuilder();
        int from = 0;
        while (from < text.length()) {
            int start = hidden.nextSetBit(from);
            if (start < 0) {
                break;
            }
            shown.append(text, from, start).append(SHOWN);
            from = hidden.nextClearBit(start);
        }
        return shown.append(text.substring(Math.min(from, text.length()))).toString();
    }

    @Override
    public String toString() {
        return count + " secrets";
    }
}
