package org.contexttck.harness.profile.target;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
        Optional<String> protocol,
        Optional<ObjectNode> join,
        Optional<EnvelopeMark> welcome,
        List<EnvelopeMark> errors,
        List<EnvelopeMark> presence,
        Echo echo,
        Set<String> kinds) {

    /** Whether a sender gets its own messages. */
    public enum Echo {
        YES,
        NO,
        /** Perhaps; nothing is drawn from either. */
        EITHER
    }

    public GatewayForm {
        errors = List.copyOf(errors);
        presence = List.copyOf(presence);
        kinds = Set.copyOf(kinds);
    }

    /** Whether messages of a kind are passed on at all. */
    public boolean allows(String kind) {
        return kinds.isEmpty() || kinds.contains(kind);
    }
}
