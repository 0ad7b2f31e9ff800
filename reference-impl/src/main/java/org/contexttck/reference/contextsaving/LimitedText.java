package org.contexttck.reference.contextsaving;

import java.util.Optional;

/**
 * A text within its limits.
 *
 * @param text what is left; well-formed Unicode
 * @param info present exactly when something was cut
 */
public record LimitedText(String text, Optional<TruncationInfo> info) {

    /** Whether something was cut; a result then says {@code truncated: true} (CS-T-11). */
    public boolean truncated() {
        return info.isPresent();
    }
}
