package org.contexttck.reference.transientcontext;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * One page of activities.
 *
 * @param records those on this page; empty past the end
 * @param number this page, from 1
 * @param pages how many there are; 0 if nothing was found
 * @param perPage records on a full page
 * @param total records on all pages
 */
record Page(List<Activity> records, int number, int pages, int perPage, int total) {

    private static final int NAMED_IDS = 3;

    static Page of(List<Activity> found, int number, int perPage) {
        int total = found.size();
        int pages = (total + perPage - 1) / perPage;
        List<Activity> records =
                number > pages ? List.of() : found.subList((number - 1) * perPage, Math.min(number * perPage, total));
        return new Page(records, number, pages, perPage, total);
    }

    /** For example {@code 15 activity records (page 1/9, IDs: 72, 73, 74…)}; meant for pages with records. */
    String summary() {
        return "%d activity records (page %d/%d, IDs: %s)".formatted(records.size(), number, pages, ids());
    }

    /** As {@link #summary()}, from a tool that does not say how many pages there are. */
    String summaryWithoutTotal() {
        return "%d activity records (page %d, IDs: %s)".formatted(records.size(), number, ids());
    }

    private String ids() {
        String named = records.stream()
                .limit(NAMED_IDS)
                .map(activity -> Integer.toString(activity.id()))
                .collect(Collectors.joining(", "));
        return records.size() > NAMED_IDS ? named + "…" : named;
    }

    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("records", records.stream().map(Activity::json).toList());
        json.put("page", number);
        json.put("pages", pages);
        json.put("per_page", perPage);
        json.put("total", total);
        return json;
    }
}
