package org.contexttck.reports.model;

import java.util.List;

/**
 * One thing that was not there, and what could not be tried for want of it.
 *
 * @param reason what was not there, one line
 * @param requirements the ids, in the order of the catalogue
 * @param stderr what the program complained of on standard error before it ended; empty if it did not
 */
public record BlockedCause(String reason, List<String> requirements, String stderr) {

    /** Copies the list. */
    public BlockedCause {
        requirements = List.copyOf(requirements);
    }

    /** The complaint as it stands behind the reason; empty if there was none. */
    public String complaint() {
        return stderr.isEmpty() ? "" : "; the last on its stderr: " + stderr;
    }
}
