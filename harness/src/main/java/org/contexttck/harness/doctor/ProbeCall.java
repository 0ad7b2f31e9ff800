package org.contexttck.harness.doctor;

import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A call that the profile gave with its arguments, or the reason why it was not made.
 *
 * @param key the place in the profile that gave it
 * @param call tool and arguments in one line
 * @param made whether it was made
 * @param seen what came back, or why it was not made
 * @param obstacle what in the profile it shows to be amiss; empty if nothing
 */
public record ProbeCall(String key, String call, boolean made, String seen, Optional<Obstacle> obstacle) {

    ProbeCall hiding(UnaryOperator<String> secrets) {
        return new ProbeCall(
                key, secrets.apply(call), made, secrets.apply(seen), obstacle.map(one -> one.hiding(secrets)));
    }
}
