package org.contexttck.harness.explore.client;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.explore.client.PossibleClient.Standing;
import org.junit.jupiter.api.Test;

/** What a client that conforms may have made of a conversation, and nothing else. */
class PossibleClientsTest {

    private static final String SEARCH = "search_records";
    private static final String FIND = "find_records";
    private static final String STORE = "store_analysis_memory";

    private final Set<String> ids = new HashSet<>();
    private PossibleClients clients = new PossibleClients(false);
    private int calls;
    private int turns;

    @Test
    void aConsumptionCollapsesTheFirstThatWaits() {
        hinted(HintForm.of(SEARCH, STORE));
        SentCall first = came(SEARCH, marked());
        SentCall second = came(SEARCH, marked());

        came(STORE, consumption());

        assertThat(collapsed(first, second)).containsExactly(Set.of(first));
    }

    @Test
    void ofResultsThatComeAtOnceEitherMayBeTakenFirst() {
        hinted(HintForm.of(SEARCH, STORE));
        SentCall waiting = came(SEARCH, marked());
        SentCall fresh = sent(SEARCH, marked());
        SentCall consumer = sent(STORE, consumption());
        SentCall again = sent(STORE, consumption());

        clients.took(List.of(consumer, fresh, again));

        assertThat(collapsed(waiting, fresh)).containsExactlyInAnyOrder(Set.of(waiting), Set.of(waiting, fresh));
    }

    @Test
    void hintsMayPairWhatCameBeforeThemOrNot() {
        SentCall early = came(SEARCH, marked());
        hinted(HintForm.of(SEARCH, STORE));

        came(STORE, consumption());

        assertThat(collapsed(early)).containsExactlyInAnyOrder(Set.of(), Set.of(early));
    }

    @Test
    void hintsOfAnotherLifecyclePairNothing() {
        hinted(new HintForm(SEARCH, STORE, "Transient"));
        SentCall result = came(SEARCH, marked());

        came(STORE, consumption());

        assertThat(collapsed(result)).containsExactly(Set.of());
    }

    @Test
    void whatHasNoUsableSummaryIsUsedUpOrLeftAlone() {
        hinted(HintForm.of(SEARCH, STORE));
        SentCall blank = came(SEARCH, ResultForm.of(ResultForm.marked(" ")));
        SentCall second = came(SEARCH, marked());

        came(STORE, consumption());

        assertThat(collapsed(blank, second)).containsExactlyInAnyOrder(Set.of(blank), Set.of(second));
    }

    @Test
    void aFailureConsumesNothingAndDoesNotWait() {
        hinted(HintForm.of(SEARCH, STORE));
        SentCall failed = came(SEARCH, marked().saying(true));
        SentCall second = came(SEARCH, marked());
        came(STORE, consumption().saying(true));
        came(STORE, consumption().ending(ResultForm.End.RPC_ERROR));
        assertThat(collapsed(failed, second)).containsExactly(Set.of());

        came(STORE, consumption());

        assertThat(collapsed(failed, second)).containsExactly(Set.of(second));
    }

    @Test
    void aResultThatConsumesTakesAnEarlierOneAndWaitsItself() {
        hinted(HintForm.of(SEARCH, FIND), HintForm.of(FIND, FIND));
        SentCall first = came(SEARCH, marked());
        ObjectNode meta = ResultForm.marked(ResultForm.SUMMARY);
        meta.withObjectProperty("context").put("consumed", true);
        ResultForm both = ResultForm.of(meta);
        SentCall second = came(FIND, both);
        assertThat(collapsed(first, second)).containsExactly(Set.of(first));

        SentCall third = came(FIND, both);

        assertThat(collapsed(first, second, third)).containsExactly(Set.of(first, second));
    }

    @Test
    void anotherServerHasToolsOfItsOwn() {
        hinted(HintForm.of(SEARCH, STORE));
        SentCall here = came(SEARCH, marked());
        SentCall there = came("archive/" + SEARCH, marked());

        came("archive/" + STORE, consumption());
        came(STORE, consumption());
        came(STORE, consumption());

        assertThat(collapsed(here, there)).containsExactly(Set.of(here));
    }

    @Test
    void withoutAPairNothingCollapsesUnlessThatIsClaimed() {
        SentCall first = came(FIND, marked());
        came(STORE, consumption());
        assertThat(collapsed(first)).containsExactly(Set.of());

        clients = new PossibleClients(true);
        SentCall second = came(FIND, marked());
        came(STORE, consumption());

        assertThat(collapsed(second)).containsExactly(Set.of(second));
    }

    /** The sets of these that may have collapsed in a client that heeds every recommendation. */
    private List<Set<SentCall>> collapsed(SentCall... some) {
        return clients.explaining(one -> one.habits().conforms()).stream()
                .map(one -> Stream.of(some)
                        .filter(call -> one.standing(call) == Standing.COLLAPSED)
                        .collect(Collectors.toSet()))
                .distinct()
                .toList();
    }

    private void hinted(HintForm... hints) {
        came(ClientGenerator.WORKFLOW, ResultForm.of(HintForm.meta(1, List.of(hints))));
    }

    private static ResultForm marked() {
        return ResultForm.of(ResultForm.marked(ResultForm.SUMMARY));
    }

    private static ResultForm consumption() {
        return ResultForm.of(ResultForm.consumption());
    }

    private SentCall came(String tool, ResultForm result) {
        SentCall call = sent(tool, result);
        clients.took(List.of(call));
        turns++;
        return call;
    }

    private SentCall sent(String tool, ResultForm result) {
        SentCall call = PlannedCall.of(tool, result).sent(++calls, 1, Optional.empty(), ids, false, 0, turns);
        ids.add(call.callId());
        return call;
    }
}
