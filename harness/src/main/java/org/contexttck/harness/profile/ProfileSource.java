package org.contexttck.harness.profile;

import java.util.Map;

/**
 * What a profile was made of, without its secrets: enough to read it again where nothing is started.
 *
 * @param text YAML, each secret in it replaced by three asterisks
 * @param environment what its placeholders were filled in with; {@code ***} where that is a secret
 * @param given how the server is reached that its text does not name: {@code stdio} or {@code http}; else empty
 */
public record ProfileSource(String text, Map<String, String> environment, String given) {

    public ProfileSource {
        environment = Map.copyOf(environment);
    }

    /** The same with another text. */
    ProfileSource with(String other) {
        return new ProfileSource(other, environment, given);
    }
}
