package org.contexttck.harness.audit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What stayed unanswered in a run while nothing showed why, and was not answered when it was asked again. */
final class UnansweredRequests {

    private final Map<String, String> open = new LinkedHashMap<>();

    /** @param what a method, and a tool if one was called @param text what was seen, in one line */
    synchronized void unanswered(String what, String text) {
        open.put(what, text);
    }

    synchronized void answered(String what) {
        open.remove(what);
    }

    synchronized List<String> texts() {
        return List.copyOf(open.values());
    }
}
