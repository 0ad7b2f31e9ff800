package org.contexttck.reference.transientcontext;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The 132 activities of the example, ids 72 to 203, always the same. */
final class Activities {

    static final int FIRST_ID = 72;

    private static final List<String> VERBS = List.of(
            "Plan", "Draft", "Build", "Test", "Review", "Fix", "Document", "Present", "Measure", "Deploy", "Discuss");
    private static final List<String> OBJECTS = List.of(
            "landing page",
            "login form",
            "search index",
            "training data",
            "price model",
            "invoice export",
            "image service",
            "team calendar",
            "chat assistant",
            "payment flow",
            "mobile menu",
            "audit log");
    private static final List<String> CATEGORIES = List.of("General", "Operations", "Meetings");

    private final List<Activity> all;

    Activities() {
        List<Activity> activities = new ArrayList<>();
        for (String object : OBJECTS) {
            for (String verb : VERBS) {
                int number = activities.size();
                activities.add(new Activity(
                        FIRST_ID + number,
                        verb + " the " + object,
                        CATEGORIES.get(number % CATEGORIES.size()),
                        15 + number * 35 % 120));
            }
        }
        all = List.copyOf(activities);
    }

    /** Activities whose title or category contains the query, upper and lower case alike; all for an empty query. */
    List<Activity> matching(String query) {
        String wanted = query.strip().toLowerCase(Locale.ROOT);
        return all.stream().filter(activity -> activity.mentions(wanted)).toList();
    }

    /** Activities with these ids, in the order of the time sheet; ids nobody has are passed over. */
    List<Activity> withIds(Set<Integer> ids) {
        return all.stream().filter(activity -> ids.contains(activity.id())).toList();
    }
}
