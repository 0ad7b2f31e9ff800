package org.contexttck.reports.model;

import java.util.List;

/**
 * One thing that was not there, and what could not be tried for want of it.
 *
 * @param reason what was not there, one line
 * @param requirements the ids, in the order of the catalogue
 */
public record BlockedCause(String reason, List<String> requirements) {

    /** Copies the list. */
    public BlockedCause {
        requirements = List.copyOf(requirements);
    }
}
