package org.contexttck.reports.event;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What of a target was to be tried in one way, and what was. What was neither tried nor left out is a fault of the kit.
 *
 * @param role which side the target plays
 * @param way how it is observed; empty if there is only one way
 * @param planned such as {@code tool search_records} or {@code revision behind: 2026-07-28}
 * @param tried of these, what was tried
 * @param leftOut the others, with reasons
 */
public record WayTried(String role, String way, List<String> planned, List<String> tried, List<LeftOut> leftOut)
        implements Event {

    /** Something that was not tried. @param reason one line */
    public record LeftOut(String what, String reason) {}

    /** Copies the lists. */
    public WayTried {
        planned = List.copyOf(planned);
        tried = List.copyOf(tried);
        leftOut = List.copyOf(leftOut);
    }

    /** One line for a reader, such as {@code 2 of 3; not tool fetch: claimed, but not in tools/list}. */
    public String text() {
        String missing = leftOut.stream()
                .map(one -> "; not " + one.what() + ": " + one.reason())
                .collect(Collectors.joining());
        return tried.size() + " of " + planned.size() + " (" + String.join(", ", tried) + ")" + missing;
    }
}
