package org.contexttck.harness.profile.target;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Value;

/**
 * The wire of a gateway, as far as the source leaves it open. In the texts of {@code join}, {@code {id}}, {@code {room}} and
 * {@code {token}} stand for the participant's own; a member that is just {@code {token}} is left out where there is none.
 *
 * @param protocol the member {@code protocol} of each envelope; empty if envelopes have none
 * @param join what a participant sends first; empty if connecting is joining
 * @param welcome what tells that it has joined; empty if nothing does
 * @param errors the forms of an error, any of them
 * @param presence messages of the gateway about who is there; none if it sends none
 * @param echo whether senders get their own messages
 * @param kinds the kinds that it passes on; empty if any
 */
public record GatewayForm(
        @Key(off = true) Optional<String> protocol,

        @Key(
                off = true,
                places = {"id", "room", "token"})
        Optional<ObjectNode> join,

        @Key(off = true) Optional<EnvelopeMark> welcome,
        @Key(name = "error") List<EnvelopeMark> errors,
        @Key(off = true) List<EnvelopeMark> presence,
        Echo echo,
        @Key(standard = GatewayForm.ANY) Set<String> kinds) {

    private static final String ANY = "any";

    /** Kinds that stand for any kind, the likeliest to be let through first. */
    private static final List<String> USUAL = List.of("reflection", "chat");

    /** What a profile may say where the gateway refuses what the kit says. */
    public static final String ADVICE =
            "gateway.kinds of the profile names the kinds that pass, gateway.participants those who may send them";

    /** Whether a sender gets its own messages. */
    public enum Echo {
        YES,
        NO,
        /** Perhaps; nothing is drawn from either. */
        EITHER;

        static Optional<Echo> read(Value value) {
            if (value.isTrue()) {
                return Optional.of(YES);
            } else if (value.isFalse()) {
                return Optional.of(NO);
            } else if (value.kind() != NodeKind.TEXT || !value.raw().equals("either")) {
                value.problem("must be true, false or either", "");
            }
            return Optional.of(EITHER);
        }
    }

    public GatewayForm {
        errors = List.copyOf(errors);
        presence = List.copyOf(presence);
        kinds = Set.copyOf(kinds);
    }

    static String standard(String key, Members members) {
        return GatewayPresets.standard(key, members);
    }

    static Optional<Set<String>> kinds(Value value) {
        return value.kind() == NodeKind.TEXT && value.raw().equals(ANY)
                ? Optional.of(Set.of())
                : Optional.of(value.items().stream()
                        .flatMap(item -> item.text().stream())
                        .collect(Collectors.toSet()));
    }

    /** A kind that it passes on, the likeliest of those that stand for any kind. */
    public String usualKind() {
        return USUAL.stream()
                .filter(this::allows)
                .findFirst()
                .or(() -> kinds.stream().findFirst())
                .orElseThrow();
    }

    /** Whether messages of a kind are passed on at all. */
    public boolean allows(String kind) {
        return kinds.isEmpty() || kinds.contains(kind);
    }
}
