package org.contexttck.reports.event;

import java.util.List;

/**
 * What a run says about one conformance class: a part of a protocol that an implementation can have as a whole.
 *
 * @param protocol it belongs to
 * @param role which side it binds
 * @param name such as {@code core} or {@code display}, unique for protocol and role
 * @param state how the run stands to it
 * @param requirements the ids of its rows, in the order of the catalogue
 * @param lacking the ids of those for which it is not met
 */
public record ClassGrade(
        String protocol, String role, String name, ClassState state, List<String> requirements, List<String> lacking) {

    /** Copies the lists. */
    public ClassGrade {
        requirements = List.copyOf(requirements);
        lacking = List.copyOf(lacking);
    }

    /** @return protocol, role and name, such as {@code transient-context client display} */
    public String text() {
        return protocol + " " + role + " " + name;
    }

    /** Whether it is met. */
    public boolean met() {
        return state == ClassState.MET;
    }
}
