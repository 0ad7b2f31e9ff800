package org.contexttck.harness.steps.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;
import org.contexttck.reports.event.ScenarioStep;
import org.junit.jupiter.api.Test;

class CheckTest {

    private static final Pointer PLACE = Pointer.parse("/_meta/context/summary");

    private final Evidence evidence = new Evidence();
    private final Check check = new Check(evidence, fault -> fault, "search", "search {\"page\":1}: ");

    @Test
    void whatHoldsIsAnObservationAndNothingElse() {
        boolean held = check.at(PLACE, Optional.of(Json.text("S"))).that(true, "must be absent");

        assertThat(held).isTrue();
        assertThat(evidence.observations()).isEqualTo(1);
        assertThat(evidence.faults()).isEmpty();
    }

    @Test
    void whatIsSeenIsShownByTheMessagesThatAFindingWouldHave() {
        new Check(evidence, fault -> fault.sentIn("transcripts/server-1.jsonl", 7, "{}"), "search", "search: ")
                .observed();

        assertThat(evidence.takeSeen()).containsExactly(new ScenarioStep.SeenMessage("transcripts/server-1.jsonl", 7));
        assertThat(evidence.takeSeen()).isEmpty();
    }

    @Test
    void whatDoesNotHoldSaysWhereWhatIsThereAndWhatMustBe() {
        boolean held = check.at(PLACE, Optional.of(Json.text("S"))).that(false, "must be absent");

        assertThat(held).isFalse();
        assertThat(evidence.observations()).isEqualTo(1);
        assertThat(evidence.faults())
                .containsExactly(Fault.of(
                                "search",
                                "search {\"page\":1}: /_meta/context/summary is \"S\", must be absent",
                                "/_meta/context/summary must be absent",
                                "\"S\"")
                        .at("/_meta/context/summary", "\"S\""));
    }

    @Test
    void whatHasNoPlaceIsSaidInWordsOfItsOwn() {
        check.saw("8 pages").that(false, "the walk ended here", "9 pages");

        assertThat(evidence.faults())
                .containsExactly(Fault.of("search", "search {\"page\":1}: the walk ended here", "9 pages", "8 pages"));
    }

    @Test
    void whatWasSeenInOtherWordsLeavesTheValueAtThePlaceAsItIs() {
        check.at(PLACE, Optional.of(Json.text("S")))
                .saw("\"S\" both times")
                .that(false, "the summary is not new", "a text that tells the two apart");

        assertThat(evidence.faults())
                .containsExactly(Fault.of(
                                "search",
                                "search {\"page\":1}: the summary is not new",
                                "a text that tells the two apart",
                                "\"S\" both times")
                        .at("/_meta/context/summary", "\"S\""));
    }

    @Test
    void oneLookIsOneObservationHoweverMuchIsDemandedOfIt() {
        check.observed();
        check.at("/a", "1").that(true, "must be 1");
        check.at("/b", "2").that(false, "must be 3");
        check.at("/c", "4").that(false, "must be 5");

        assertThat(evidence.observations()).isEqualTo(1);
        assertThat(evidence.faults())
                .extracting(Fault::headline)
                .containsExactly("search {\"page\":1}: /b is 2, must be 3", "search {\"page\":1}: /c is 4, must be 5");
    }

    @Test
    void aRuleSaysInWordsOfItsOwnWhatIsWrongAtThePlace() {
        boolean held = check.at("/items", "[1,2]").without(Optional.empty(), "one item");
        boolean broke = check.at("/items", "[1,2]").without(Optional.of("has 2 items, must have 1"), "one item");

        assertThat(held).isTrue();
        assertThat(broke).isFalse();
        assertThat(evidence.faults())
                .containsExactly(
                        Fault.of("search", "search {\"page\":1}: /items has 2 items, must have 1", "one item", "[1,2]")
                                .at("/items", "[1,2]"));
    }
}
