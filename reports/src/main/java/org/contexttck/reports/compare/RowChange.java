package org.contexttck.reports.compare;

/**
 * A requirement on which two reports do not agree.
 *
 * @param id of the requirement
 * @param change in which way
 * @param before the verdict of the older report; empty if the requirement is not in it
 * @param after that of the newer one
 * @param why it is new or gone; else empty
 * @param level MUST, SHOULD or MAY, by the report that judges it, the newer one if both do
 * @param says the requirement, by the same report
 */
public record RowChange(
        String id, ChangeKind change, String before, String after, String why, String level, String says) {

    /** The two verdicts as people write them, such as {@code passed, was failed}. */
    String verdicts() {
        return switch (change) {
            case NEW -> words(after) + (why.isEmpty() ? "" : " (" + why + ")");
            case GONE -> "was " + words(before) + (why.isEmpty() ? "" : " (" + why + ")");
            case WORSE, BETTER, OTHERWISE -> words(after) + ", was " + words(before);
        };
    }

    private static String words(String verdict) {
        return verdict.replace('-', ' ');
    }
}
