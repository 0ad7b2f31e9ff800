package org.contexttck.harness.profile.claim;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.yaml.Key;

/**
 * Projects within and out of reach of the credential that the profile connects with.
 *
 * @param accessible id of a project within reach that has active work for the goal
 * @param other id of another such project; empty if there is none
 * @param foreign id of a project that exists out of reach and has something for the goal
 * @param unknown id of no project; empty to have one made up
 * @param goal a goal that matches something in each of these projects
 * @param markers what tells from whose project something is
 */
public record ProjectScopes(
        @Key(required = true, advice = "the id of a project that the credential may use")
        String accessible,

        Optional<String> other,

        @Key(required = true, advice = "the id of a project that the credential may not use")
        String foreign,

        Optional<String> unknown,
        String goal,

        @Key(
                required = true,
                advice = "for example markers: {accessible: a text of that project, foreign: a text of that one}")
        Markers markers) {

    /**
     * What tells from whose project something is.
     *
     * @param accessible a text that packs show only with what the accessible project holds for the goal
     * @param foreign texts that packs would show only with what the foreign project holds for the goal, at least one: what
     *     leaks may be a name alone
     */
    public record Markers(
            @Key(required = true, advice = "a text that only the accessible project holds")
            String accessible,

            @Key(required = true, advice = "a text that only the foreign project holds, or a list of them")
            List<String> foreign) {}

    /** The same; with this goal, if it has none of its own. */
    ProjectScopes orGoal(String other) {
        return goal.isEmpty() ? new ProjectScopes(accessible, this.other, foreign, unknown, other, markers) : this;
    }

    /** A text that packs show only with what the accessible project holds for the goal. */
    public String accessibleMarker() {
        return markers.accessible();
    }

    /** Texts that packs would show only with what the foreign project holds for the goal. */
    public List<String> foreignMarkers() {
        return markers.foreign();
    }
}
