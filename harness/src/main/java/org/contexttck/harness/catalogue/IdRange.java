package org.contexttck.harness.catalogue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Ids that follow each other, as reports write them: {@code TC-S-01..05}, or {@code TC-S-01..TC-S-05}.
 *
 * @param stem such as {@code TC-S-}
 */
public record IdRange(String stem, int first, int last) {

    private static final Pattern FORM =
            Pattern.compile("([A-Z]+(?:-[A-Z]+-)?)([0-9]{1,6})\\.\\.(?:\\1)?([0-9]{1,6})", Pattern.CASE_INSENSITIVE);

    /** Reads a word; empty if it has not the form of a range. */
    public static Optional<IdRange> parse(String word) {
        Matcher form = FORM.matcher(word);
        return form.matches()
                ? Optional.of(new IdRange(
                        form.group(1).toUpperCase(Locale.ROOT),
                        Integer.parseInt(form.group(2)),
                        Integer.parseInt(form.group(3))))
                : Optional.empty();
    }

    /** Those of the known ids that are in it. */
    public List<String> of(List<String> known) {
        return known.stream().filter(this::has).toList();
    }

    private boolean has(String id) {
        String number = id.startsWith(stem) ? id.substring(stem.length()) : "";
        return number.matches("[0-9]{1,6}") && Integer.parseInt(number) >= first && Integer.parseInt(number) <= last;
    }
}
