package org.contexttck.harness.steps.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.target.client.ClientSession;
import org.contexttck.harness.target.client.ClientWay;
import org.contexttck.harness.target.client.Conversations;
import org.contexttck.harness.wire.Unreachable;

/** A client as small as can be, right but for the flaws it is given. */
record SmallClient(Set<Flaw> flaws) implements Conversations {

    /** Ways to be wrong, and ways not to be there. */
    enum Flaw {
        ABSENT,
        SAYS_NOTHING,
        CALLS_NOTHING,
        NEVER_COLLAPSES,
        COLLAPSES_ON_ARRIVAL,
        NEWEST_FIRST,
        ALL_AT_ONCE,
        IGNORES_IS_ERROR,
        WAITS_AFTER_FAILURE,
        RPC_ERROR_CONSUMES,
        TRUTHY,
        ANY_TOOL_CONSUMES,
        KEEPS_COPY,
        SAYS_MORE,
        ALL_SUMMARIES,
        DIES_ON_IDLE,
        REMOVES_MESSAGE,
        COLLAPSES_TO_NOTHING,
        DIES_ON_ODD_META,
        COUNTS_REDELIVERY,
        STORED_INDEX,
        BY_AGE,
        BANKS,
        FORGETS_PAIRS,
        EDITABLE,
        BADGES_ALWAYS,
        STOPS_AFTER_FIRST,
        MARKUP,
        UNSCOPED,
        ONE_SERVER_AND_NO_TIMEOUT
    }

    static SmallClient right() {
        return new SmallClient(Set.of());
    }

    static SmallClient with(Flaw flaw) {
        return new SmallClient(Set.of(flaw));
    }

    @Override
    public ClientWay way() {
        return ClientWay.DRIVER;
    }

    @Override
    public ClientSession converse(String scenario) throws Unreachable {
        if (flaws.contains(Flaw.ABSENT)) {
            throw new Unreachable("the client ended with exit code 0 before it asked the model", "");
        }
        return new SmallSession(flaws);
    }

    @Override
    public boolean toleratesSilence() {
        return !flaws.contains(Flaw.ONE_SERVER_AND_NO_TIMEOUT);
    }

    @Override
    public boolean takesFurtherWords() {
        return true;
    }

    @Override
    public List<String> servers() {
        return flaws.contains(Flaw.ONE_SERVER_AND_NO_TIMEOUT) ? List.of("fixture") : List.of("fixture", "other");
    }

    /** What may stand for a true value in a client that does not look closely. */
    static boolean truthy(JsonNode value) {
        return Optional.of(value)
                        .filter(it -> !it.isMissingNode() && !it.isNull())
                        .isPresent()
                && !(value.isBoolean() && !value.booleanValue());
    }
}
