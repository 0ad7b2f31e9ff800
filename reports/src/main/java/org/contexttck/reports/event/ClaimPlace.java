package org.contexttck.reports.event;

import java.util.List;

/**
 * A place in the profile where something is claimed that requirements are about.
 *
 * @param file the profile, relative to the root of its repository, or else to the folder that the kit was started in
 * @param line counted from 1
 * @param tool the tool that is claimed there; empty if the line is about more than one, or none
 * @param requirements their ids
 */
public record ClaimPlace(String file, int line, String tool, List<String> requirements) {

    /** Copies the list. */
    public ClaimPlace {
        requirements = List.copyOf(requirements);
    }
}
