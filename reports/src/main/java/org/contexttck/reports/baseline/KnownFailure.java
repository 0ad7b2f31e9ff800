package org.contexttck.reports.baseline;

import java.time.LocalDate;
import java.util.Optional;

/**
 * One entry of a baseline.
 *
 * @param requirement the id of a requirement that is known to fall short
 * @param scenario the key or the name of the scenario in which it does; empty for any
 * @param tool the tool, or other subject, at which it does; empty for any
 * @param reason why that is put up with, in the words of whoever does
 * @param expires the last day on which it is; without one it is until the entry is taken out
 * @param flaky whether it comes and goes: the scenario is tried again when it does not hold, the entry covers no failure
 *     that stays, and is not stale when there is none
 */
public record KnownFailure(
        String requirement, String scenario, String tool, String reason, Optional<LocalDate> expires, boolean flaky) {

    /** @return whether the day is past the last one of this entry */
    public boolean expired(LocalDate today) {
        return expires.filter(today::isAfter).isPresent();
    }

    /** @return the same entry without a last day */
    public KnownFailure unlimited() {
        return new KnownFailure(requirement, scenario, tool, reason, Optional.empty(), flaky);
    }

    /** @return whether the entry names a scenario, given by its key and its name, in which the requirement is tried */
    public boolean names(String key, String name) {
        return scenario.isEmpty() || scenario.equals(key) || scenario.equals(name);
    }

    /** @return the entry in a few words, such as {@code TC-S-02 (search_records)} */
    public String text() {
        String where = scenario.isEmpty() || tool.isEmpty() ? scenario + tool : tool + ", " + scenario;
        return where.isEmpty() ? requirement : requirement + " (" + where + ")";
    }

    boolean covers(Shortfall shortfall) {
        return requirement.equals(shortfall.requirement())
                && (!flaky || shortfall.flaky())
                && (tool.isEmpty() || tool.equals(shortfall.tool()))
                && names(shortfall.key(), shortfall.name());
    }
}
