package org.contexttck.harness.profile.claim;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.target.GatewayReader;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.Value;

/** Reads {@code claims.sub-context}. */
final class SubContextReader {

    private static final Set<String> PLACES = Set.of("context", "type");

    private SubContextReader() {}

    static Optional<SubContextClaim> read(Optional<Value> claim) {
        return claim.filter(value -> !value.isFalse())
                .map(value -> value.isTrue() ? SubContextClaim.standard() : read(value));
    }

    private static SubContextClaim read(Value value) {
        Members members = value.members("gateway", "participant");
        Optional<Members> gateway = part(members, "gateway", "filter");
        Optional<Members> participant = part(members, "participant", "filters", "grouping");
        return new SubContextClaim(
                claimed(members, "gateway"),
                gateway.flatMap(it -> it.get("filter"))
                        .filter(filter -> !filter.isFalse())
                        .map(filter -> filter.isTrue() ? GatewayFilter.standard() : filter(filter)),
                claimed(members, "participant"),
                yes(participant, "filters"),
                yes(participant, "grouping"));
    }

    private static boolean claimed(Members members, String name) {
        return members.get(name).filter(Value::isFalse).isEmpty();
    }

    private static Optional<Members> part(Members members, String name, String... known) {
        return members.get(name)
                .filter(value -> !value.isTrue() && !value.isFalse())
                .map(value -> value.members(known));
    }

    private static boolean yes(Optional<Members> members, String name) {
        Optional<Value> value = members.flatMap(it -> it.get(name));
        value.filter(it -> !it.isTrue() && !it.isFalse()).ifPresent(it -> it.wrongKind("true or false", ""));
        return value.filter(Value::isTrue).isPresent();
    }

    private static GatewayFilter filter(Value value) {
        Members members = value.members("by-id", "by-type", "answer");
        GatewayFilter standard = GatewayFilter.standard();
        Optional<ObjectNode> byId = envelope(members, "by-id", standard.byId());
        Optional<ObjectNode> byType = envelope(members, "by-type", standard.byType());
        Optional<Value> answer = members.get("answer");
        return new GatewayFilter(
                byId,
                byType,
                answer.isEmpty()
                        ? standard.answer()
                        : answer.filter(it -> !it.isFalse()).flatMap(GatewayReader::mark));
    }

    private static Optional<ObjectNode> envelope(Members members, String name, Optional<ObjectNode> standard) {
        Optional<Value> value = members.get(name);
        if (value.isEmpty()) {
            return standard;
        }
        return value.filter(it -> !it.isFalse()).flatMap(it -> GatewayReader.template(it, PLACES));
    }
}
