package org.contexttck.harness.profile;

import java.util.Optional;

/**
 * Projects within and out of reach of the credential that the profile connects with.
 *
 * @param accessible id of a project within reach that has active work for the goal
 * @param other id of another such project; empty if there is none
 * @param foreign id of a project that exists out of reach and has something for the goal
 * @param unknown id of no project; empty to have one made up
 * @param goal a goal that matches something in each of these projects
 * @param accessibleMarker a text that packs show only with what the accessible project holds for the goal
 * @param foreignMarker a text that packs would show only with what the foreign project holds for the goal
 */
public record ProjectScopes(
        String accessible,
        Optional<String> other,
        String foreign,
        Optional<String> unknown,
        String goal,
        String accessibleMarker,
        String foreignMarker) {}
