package org.contexttck.harness.target.server;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.contexttck.harness.profile.claim.CredentialChange;
import org.contexttck.harness.wire.Endpoint;

/** Endpoints that differ in what somebody shows to be let in. */
final class OtherCredentials {

    private OtherCredentials() {}

    /** The endpoint with a change made; empty if that takes away only what is not there. */
    static Optional<Endpoint> of(Endpoint endpoint, CredentialChange change) {
        if (endpoint instanceof Endpoint.Stdio stdio) {
            return stdio(stdio, change.env());
        } else if (endpoint instanceof Endpoint.InProcess peer) {
            Map<String, String> environment = changed(peer.environment(), change.env());
            return Optional.<Endpoint>of(new Endpoint.InProcess(peer.name(), environment, peer.peer()))
                    .filter(other -> !environment.equals(peer.environment()));
        }
        return http((Endpoint.Http) endpoint, change.headers());
    }

    private static Optional<Endpoint> stdio(Endpoint.Stdio stdio, Map<String, Optional<String>> change) {
        Map<String, String> environment = changed(stdio.environment(), change);
        Set<String> without = new HashSet<>(stdio.without());
        change.forEach((name, value) -> {
            if (value.isEmpty()) {
                without.add(name);
            }
        });
        boolean inherited = without.stream().anyMatch(System.getenv()::containsKey);
        return environment.equals(stdio.environment()) && !inherited
                ? Optional.empty()
                : Optional.of(new Endpoint.Stdio(stdio.command(), environment, without, stdio.directory()));
    }

    private static Optional<Endpoint> http(Endpoint.Http http, Map<String, Optional<String>> change) {
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        headers.putAll(http.headers());
        change.forEach((name, value) -> {
            headers.remove(name);
            value.ifPresent(given -> headers.put(name, given));
        });
        return Map.copyOf(headers).equals(http.headers())
                ? Optional.empty()
                : Optional.of(new Endpoint.Http(http.url(), headers));
    }

    private static Map<String, String> changed(Map<String, String> before, Map<String, Optional<String>> change) {
        Map<String, String> after = new HashMap<>(before);
        change.forEach((name, value) -> {
            after.remove(name);
            value.ifPresent(given -> after.put(name, given));
        });
        return after;
    }
}
