package org.contexttck.harness.profile.claim;

import org.contexttck.harness.profile.yaml.Key;

/**
 * Two domains that packs can be narrowed to, each of which holds something for one goal.
 *
 * @param named one of them
 * @param other another one
 * @param goal a goal that matches something in both
 * @param markers what tells from which domain something is
 */
public record PackDomains(
        @Key(required = true, advice = "a domain that packs can be narrowed to")
        String named,

        @Key(required = true, advice = "another such domain")
        String other,

        String goal,

        @Key(
                required = true,
                advice = "for example markers: {named: a text of that domain, other: a text of the other one}")
        Markers markers) {

    /**
     * What tells from which domain something is.
     *
     * @param named a text that packs for the goal show only with what the named domain holds
     * @param other a text that they show only with what the other domain holds
     */
    public record Markers(
            @Key(required = true, advice = "a text that only the named domain holds")
            String named,

            @Key(required = true, advice = "a text that only the other domain holds")
            String other) {}

    /** The same; with this goal, if it has none of its own. */
    PackDomains orGoal(String other) {
        return goal.isEmpty() ? new PackDomains(named, this.other, other, markers) : this;
    }
}
