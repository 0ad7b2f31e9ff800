package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;

/**
 * A tool that stores a memory. {@link #MARKER} stands for a word that is made up for each run.
 *
 * @param tool its name
 * @param arguments what to call it with; the marker is in one of the texts
 * @param goal a goal that what was stored matches
 * @param within how long a pack may take to show what was stored
 */
public record RememberTool(String tool, ObjectNode arguments, String goal, Duration within) {

    /** Replaced in arguments and goal. */
    public static final String MARKER = "{marker}";
}
