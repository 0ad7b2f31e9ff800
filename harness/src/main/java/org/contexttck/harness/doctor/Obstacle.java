package org.contexttck.harness.doctor;

import java.util.function.UnaryOperator;

/**
 * Something in a profile that would keep {@code run} from testing a claim.
 *
 * @param key the place in the profile, such as {@code claims.context-saving.paginated[0].arguments}
 * @param written whether the profile has that place; otherwise it is a default
 * @param tool the tool it is about
 * @param what what does not fit
 * @param whatToDo what would help
 */
public record Obstacle(String key, boolean written, String tool, String what, String whatToDo) {

    Obstacle hiding(UnaryOperator<String> secrets) {
        return new Obstacle(key, written, tool, secrets.apply(what), secrets.apply(whatToDo));
    }
}
