package org.contexttck.reference.contextsaving;

import java.util.Map;

/**
 * What became of a command.
 *
 * @param exitCode as the system reports it
 * @param stdout within the limits of the caller
 * @param stderr within the limit that always holds
 * @param markerSeen whether the marker stood anywhere in the whole stderr
 */
record CommandOutput(int exitCode, LimitedText stdout, LimitedText stderr, boolean markerSeen) {

    /** Adds what was cut: the flag for both together, the info for each on its own (CS-E-03, CS-E-04). */
    void describe(Map<String, Object> result) {
        CutOutput.describe(stdout, "truncation_info", result);
        CutOutput.describe(stderr, "stderr_truncation_info", result);
    }
}
