package org.contexttck.harness.profile;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How a connection differs from the one that {@code server} of the profile describes. An empty value takes a name away.
 *
 * @param env environment variables, for a server on standard streams
 * @param headers headers, for a server reached by HTTP; names compare without case
 */
public record CredentialChange(Map<String, Optional<String>> env, Map<String, Optional<String>> headers) {

    public CredentialChange {
        env = Collections.unmodifiableMap(new LinkedHashMap<>(env));
        headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
    }
}
