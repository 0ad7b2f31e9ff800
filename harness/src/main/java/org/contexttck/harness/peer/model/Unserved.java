package org.contexttck.harness.peer.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Remembers what came to the model and was no request of the conversation, to explain why the conversation does not go on. */
final class Unserved {

    private static final int MOST = 10;

    private final Set<String> paths = new LinkedHashSet<>();
    private final Set<String> tools = new LinkedHashSet<>();
    private int sideRequests;
    private int unreadable;

    synchronized void path(String methodAndPath) {
        if (paths.size() < MOST) {
            paths.add(methodAndPath);
        }
    }

    synchronized void aside(List<String> offered) {
        sideRequests++;
        offered.stream().limit(MOST).forEach(tools::add);
    }

    synchronized void unreadable() {
        unreadable++;
    }

    /** One line; says so if there was nothing. */
    synchronized String describe() {
        List<String> seen = new ArrayList<>();
        if (sideRequests > 0) {
            String offered = tools.isEmpty() ? "no tool at all" : String.join(", ", tools);
            seen.add(sideRequests + (sideRequests == 1 ? " request" : " requests")
                    + " to the model without the fixture's tools (offered: " + offered + ")");
        }
        if (unreadable > 0) {
            seen.add(unreadable + " that could not be read");
        }
        if (!paths.isEmpty()) {
            seen.add("requests to what the kit does not serve: " + String.join(", ", paths));
        }
        return seen.isEmpty() ? "nothing else reached the model" : String.join("; ", seen);
    }
}
