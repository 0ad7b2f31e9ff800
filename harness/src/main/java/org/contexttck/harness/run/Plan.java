package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.contexttck.reports.event.WayTried;

/** What is to be tried of a target in one way, what was, and why the rest was not. */
final class Plan {

    private final Set<String> planned = new LinkedHashSet<>();
    private final Set<String> tried = new LinkedHashSet<>();
    private final Map<String, String> leftOut = new LinkedHashMap<>();

    /** @param what such as {@code tool search_records} */
    void planned(String what) {
        planned.add(what);
    }

    void tried(String what) {
        planned.add(what);
        tried.add(what);
    }

    void leftOut(String what, String reason) {
        planned.add(what);
        leftOut.put(what, reason);
    }

    /** All that has not been tried so far. */
    void restLeftOut(String reason) {
        untold().forEach(what -> leftOut.put(what, reason));
    }

    /** What was neither tried nor left out with a reason: a fault of the kit. */
    List<String> untold() {
        List<String> untold = new ArrayList<>(planned);
        untold.removeAll(tried);
        untold.removeAll(leftOut.keySet());
        return untold;
    }

    WayTried event(String role, String way) {
        return new WayTried(
                role,
                way,
                List.copyOf(planned),
                List.copyOf(tried),
                leftOut.entrySet().stream()
                        .map(one -> new WayTried.LeftOut(one.getKey(), one.getValue()))
                        .toList());
    }
}
