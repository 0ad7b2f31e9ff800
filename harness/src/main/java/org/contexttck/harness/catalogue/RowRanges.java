package org.contexttck.harness.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Ids as a class of the catalogue lists them: {@code TC-C-01} alone, or {@code TC-C-01 to TC-C-18} for all between. */
final class RowRanges {

    private static final Pattern RANGE = Pattern.compile("([A-Z]+-[A-Z]+-)([0-9]{2}) to \\1([0-9]{2})");

    private RowRanges() {}

    static List<String> ids(List<String> texts) {
        List<String> ids = new ArrayList<>();
        for (String text : texts) {
            Matcher range = RANGE.matcher(text);
            if (range.matches()) {
                int last = Integer.parseInt(range.group(3));
                for (int number = Integer.parseInt(range.group(2)); number <= last; number++) {
                    ids.add(String.format("%s%02d", range.group(1), number));
                }
            } else {
                ids.add(text);
            }
        }
        return ids;
    }
}
