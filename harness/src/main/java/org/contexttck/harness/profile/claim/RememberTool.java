package org.contexttck.harness.profile.claim;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.json.Json;

/**
 * A tool that stores a memory. {@link #MARKER} stands for a word that is made up for each run.
 *
 * @param tool its name
 * @param arguments what to call it with; the marker is in one of the texts
 * @param goal a goal that what was stored matches
 * @param within how long a pack may take to show what was stored
 */
public record RememberTool(
        @Key(standard = "remember") String tool,

        @Key(standard = "{title: 'Note {marker}', content: 'What is known about {marker}'}")
        ObjectNode arguments,

        @Key(standard = "What is known about {marker}") String goal,
        @Key(standard = "5s") Duration within) {

    /** Replaced in arguments and goal. */
    public static final String MARKER = "{marker}";

    void check(Members members) {
        if (!Json.write(arguments).contains(MARKER)) {
            members.owner()
                    .problem(
                            "has no " + MARKER + " in its arguments",
                            "it stands for a word that is made up for each run");
        }
    }
}
