package org.contexttck.harness.profile.claim;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import org.contexttck.harness.profile.target.HeaderReader;
import org.contexttck.harness.profile.target.ServerReader;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Value;

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

    static Optional<CredentialChange> read(Value value) {
        Members members = value.members("env", "headers");
        if (members.readable() && members.names().isEmpty()) {
            value.problem("says nothing", "for example env: {ORG_TOKEN: null}");
        }
        return Optional.of(new CredentialChange(
                changes(members, "env", ServerReader::checkName, ServerReader::variable),
                changes(members, "headers", HeaderReader::checkName, HeaderReader::header)));
    }

    private static Map<String, Optional<String>> changes(
            Members members,
            String name,
            BiConsumer<Members, String> check,
            BiFunction<Members, String, Optional<String>> reader) {
        Map<String, Optional<String>> changes = new LinkedHashMap<>();
        Optional<Members> entries = members.get(name).map(value -> value.anyMembers("an object"));
        for (String entry : entries.map(Members::names).orElse(Set.of())) {
            check.accept(entries.get(), entry);
            boolean away = entries.get()
                    .get(entry)
                    .filter(value -> value.kind() == NodeKind.NOTHING)
                    .isPresent();
            changes.put(entry, away ? Optional.empty() : reader.apply(entries.get(), entry));
        }
        return changes;
    }
}
