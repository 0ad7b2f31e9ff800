package org.contexttck.reference.contextpack;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Who calls, as far as the token tells.
 *
 * @param organization the organisation that the token is for
 * @param projects ids of the projects that it opens
 */
record Caller(String organization, SortedSet<String> projects) {

    /** What a real server would ask its identity provider for. A token that is not here is for no organisation. */
    private static final Map<String, Caller> BY_TOKEN =
            Map.of("org-reference-token", new Caller("reference", new TreeSet<>(Set.of("proj_abc123", "proj_second"))));

    static Caller of(Optional<String> token) throws Refusal {
        return token.map(BY_TOKEN::get).orElseThrow(Refusal::noOrganization);
    }

    /** Refuses a project that is out of reach, or does not exist. */
    void mayUse(Optional<String> project) throws Refusal {
        if (project.isPresent() && !projects.contains(project.get())) {
            throw Refusal.project(project.get());
        }
    }
}
