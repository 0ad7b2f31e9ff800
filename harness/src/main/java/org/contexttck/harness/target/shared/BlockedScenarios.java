package org.contexttck.harness.target.shared;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Why scenarios of a target could not begin. What keeps two of them from it keeps the rest, which need not be waited for. */
public final class BlockedScenarios {

    /** What differs although the reason is the same: ids, names made up for a run, and times. */
    private static final String OF_THE_MOMENT = "[0-9A-Za-z_:.+-]*[0-9][0-9A-Za-z_:.+-]*";

    private final Set<String> reasons = new HashSet<>();
    private Optional<String> repeated = Optional.empty();

    /** One could not begin. */
    public synchronized void add(String reason) {
        if (!reasons.add(reason.replaceAll(OF_THE_MOMENT, "")) && repeated.isEmpty()) {
            repeated = Optional.of("not tried, since two scenarios before could not begin: " + reason);
        }
    }

    /** Why the next one cannot begin either; empty if it may. */
    public synchronized Optional<String> repeated() {
        return repeated;
    }
}
