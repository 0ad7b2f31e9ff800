package org.contexttck.harness.explore;

import java.util.List;

/**
 * A case that was found before and is held again.
 *
 * @param code draws it, such as {@code calls.AgMB}
 * @param steps what happened in it then; empty text if nobody knows
 */
public record KeptCase(String code, String steps) {

    private static final String THEN = "; then ";

    /** Steps in one line, as cards show them. */
    public static String line(List<String> steps) {
        return String.join(THEN, steps);
    }

    /** Whether these steps are those of then. */
    boolean isDrawnAs(List<String> drawn) {
        return steps.isEmpty() || steps.equals(line(drawn));
    }
}
