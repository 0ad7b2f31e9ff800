package org.contexttck.reference.contextpack;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.contexttck.reference.tool.BadArgument;

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

    static Caller of(Optional<String> token) throws BadArgument {
        return token.map(BY_TOKEN::get)
                .orElseThrow(
                        () -> new BadArgument("Organization context required. Authenticate with an org-scoped token."));
    }

    /**
     * Refuses a project that is out of reach, or does not exist: in the same words, so that nobody can find out which ones
     * do.
     */
    void mayUse(Optional<String> project) throws BadArgument {
        if (project.isPresent() && !projects.contains(project.get())) {
            throw new BadArgument("Project access denied: " + project.get());
        }
    }
}
