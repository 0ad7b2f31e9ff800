package org.contexttck.harness.run;

import java.util.List;
import org.contexttck.harness.catalogue.Role;

/**
 * A target, or one way to observe it, that could not be reached.
 *
 * @param way empty if it is the target as a whole
 * @param reason one line
 */
record Unreached(Role role, String way, String reason) {

    /** Such as {@code client by driver could not be reached: no answer to hello (id 1) in 15 s}. */
    String text() {
        String by = role == Role.INTERMEDIARY ? " before a server of " : " by ";
        return role.text() + (way.isEmpty() ? "" : by + way) + " could not be reached: " + reason;
    }

    static String texts(List<Unreached> all) {
        return String.join("; ", all.stream().map(Unreached::text).toList());
    }
}
