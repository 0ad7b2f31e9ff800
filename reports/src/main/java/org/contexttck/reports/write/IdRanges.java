package org.contexttck.reports.write;

import java.util.ArrayList;
import java.util.List;

/** Names many requirements in few words. */
final class IdRanges {

    private IdRanges() {}

    /** @return the ids, joined; three or more that follow each other become {@code TC-S-01..03} */
    static String text(List<String> ids) {
        List<String> parts = new ArrayList<>();
        int at = 0;
        while (at < ids.size()) {
            int end = at;
            while (end + 1 < ids.size() && follows(ids.get(end), ids.get(end + 1))) {
                end++;
            }
            if (end - at < 2) {
                parts.add(ids.get(at));
                at++;
            } else {
                parts.add(ids.get(at) + ".." + number(ids.get(end)));
                at = end + 1;
            }
        }
        return String.join(", ", parts);
    }

    private static boolean follows(String id, String next) {
        String stem = id.substring(0, id.length() - number(id).length());
        String number = number(id);
        return next.startsWith(stem)
                && number.matches("[0-9]{1,9}")
                && number(next).matches("[0-9]{1,9}")
                && Integer.parseInt(number(next)) == Integer.parseInt(number) + 1;
    }

    private static String number(String id) {
        return id.substring(id.lastIndexOf('-') + 1);
    }
}
