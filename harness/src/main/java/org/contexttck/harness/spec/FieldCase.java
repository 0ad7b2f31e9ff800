package org.contexttck.harness.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Something that went wrong in a real system.
 *
 * @param id such as {@code FC-01}
 * @param says what went wrong
 * @param where the systems, as {@code owner/name#number} and the like
 */
public record FieldCase(String id, String says, String where) {

    private static final Pattern ROW = Pattern.compile("(?m)^\\| (FC-[0-9]{2}) \\| (.*?) \\| (.*?) \\|$");

    /** The cases of {@code features/field-cases.md}. */
    public static List<FieldCase> read(String markdown) {
        List<FieldCase> cases = new ArrayList<>();
        Matcher row = ROW.matcher(markdown);
        while (row.find()) {
            cases.add(new FieldCase(row.group(1), row.group(2), row.group(3)));
        }
        return cases;
    }
}
