package org.contexttck.reference.transientcontext;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * One record of the example's time sheet.
 *
 * @param id what identifies it
 * @param title what was done
 * @param category where it was booked
 * @param minutes how long it took
 */
record Activity(int id, String title, String category, int minutes) {

    boolean mentions(String query) {
        return title.toLowerCase(Locale.ROOT).contains(query)
                || category.toLowerCase(Locale.ROOT).contains(query);
    }

    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", id);
        json.put("title", title);
        json.put("category", category);
        json.put("minutes", minutes);
        return json;
    }
}
