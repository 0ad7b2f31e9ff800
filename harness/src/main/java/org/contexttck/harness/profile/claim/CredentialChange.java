package org.contexttck.harness.profile.claim;

import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.target.NamedTexts;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.Value;

/**
 * How a connection differs from the one that {@code server} of the profile describes. An empty value takes a name away.
 *
 * @param env environment variables, for a server on standard streams
 * @param headers headers, for a server reached by HTTP; names compare without case
 */
public record CredentialChange(Map<String, Optional<String>> env, Map<String, Optional<String>> headers) {

    static Optional<Map<String, Optional<String>>> env(Value value) {
        return NamedTexts.ENVIRONMENT.changes(value);
    }

    static Optional<Map<String, Optional<String>>> headers(Value value) {
        return NamedTexts.HEADERS.changes(value);
    }

    void check(Members members) {
        if (members.names().isEmpty()) {
            members.owner().problem("says nothing", "for example env: {ORG_TOKEN: null}");
        }
    }
}
