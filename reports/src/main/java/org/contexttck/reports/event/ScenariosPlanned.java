package org.contexttck.reports.event;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How many scenarios a role is going to have. What is told later is nearer the truth.
 *
 * @param role which side the target plays
 * @param scenarios all of them, those that have been tried already too
 */
public record ScenariosPlanned(String role, int scenarios) implements Event {

    /** How the events of a run end that was ended before its time, for the end of a sentence; empty if nothing was planned. */
    public static String reached(Collection<? extends Event> events) {
        Map<String, Integer> planned = new LinkedHashMap<>();
        long tried = 0;
        for (Event event : events) {
            if (event instanceof ScenariosPlanned plan) {
                planned.put(plan.role(), plan.scenarios());
            } else if (event instanceof ScenarioFinished one && one.kind() == ScenarioKind.SCENARIO) {
                tried++;
            }
        }
        long all = planned.values().stream().mapToLong(Integer::longValue).sum();
        return all == 0 ? "" : ": " + tried + " of " + Math.max(all, tried) + " scenarios had been tried";
    }
}
