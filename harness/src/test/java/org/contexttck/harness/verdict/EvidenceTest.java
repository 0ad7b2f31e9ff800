package org.contexttck.harness.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.contexttck.reports.event.Outcome;
import org.junit.jupiter.api.Test;

class EvidenceTest {

    private final Evidence evidence = new Evidence();

    @Test
    void withoutAnythingIsInconclusive() {
        assertThat(evidence.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
        assertThat(evidence.reason()).isEqualTo("ran, but saw nothing that bears on the requirement");
        assertThat(evidence.transcript()).isEmpty();
    }

    @Test
    void holdsWithOneObservation() {
        evidence.observed();

        assertThat(evidence.outcome()).isEqualTo(Outcome.HELD);
        assertThat(evidence.reason()).isEmpty();
    }

    @Test
    void countsObservationsAndNeverDown() {
        evidence.observed();
        evidence.observed(3);
        evidence.observed(0);
        evidence.observed(-5);

        assertThat(evidence.observations()).isEqualTo(4);
    }

    @Test
    void anObservationOfNothingHoldsNothing() {
        evidence.observed(0);

        assertThat(evidence.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
    }

    @Test
    void aFaultOutweighsEverything() {
        evidence.observed(10);
        evidence.blocked("no tool");
        evidence.inconclusive("not seen");
        evidence.nothingToTry("no arguments");
        evidence.broke(fault("one", ""));

        assertThat(evidence.outcome()).isEqualTo(Outcome.BROKE);
        assertThat(evidence.reason()).isEqualTo("one");
    }

    @Test
    void whatWasSetAsideIsNamedAndTheRestDecides() {
        evidence.setAside("find_records marks nothing");
        assertThat(evidence.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
        assertThat(evidence.reason()).isEqualTo("find_records marks nothing");

        evidence.observed();
        assertThat(evidence.outcome()).isEqualTo(Outcome.HELD);
        assertThat(evidence.reason()).isEqualTo("find_records marks nothing");
    }

    @Test
    void aBlockOutweighsWhatWasSeen() {
        evidence.observed(10);
        evidence.inconclusive("not seen");
        evidence.blocked("tool \"x\" is claimed but not in tools/list");

        assertThat(evidence.outcome()).isEqualTo(Outcome.BLOCKED);
        assertThat(evidence.reason()).isEqualTo("tool \"x\" is claimed but not in tools/list");
    }

    @Test
    void aGapOutweighsWhatWasSeen() {
        evidence.observed(10);
        evidence.nothingToTry("no arguments");
        evidence.inconclusive("page 2 was not seen");

        assertThat(evidence.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
        assertThat(evidence.reason()).isEqualTo("page 2 was not seen");
    }

    @Test
    void nothingToTryIsSkippedOnlyIfNothingWasSeen() {
        evidence.nothingToTry("the profile gives no last page");

        assertThat(evidence.outcome()).isEqualTo(Outcome.SKIPPED);
        assertThat(evidence.reason()).isEqualTo("the profile gives no last page");

        evidence.observed();

        assertThat(evidence.outcome()).isEqualTo(Outcome.HELD);
        assertThat(evidence.reason()).isEmpty();
    }

    @Test
    void namesEachReasonOnce() {
        evidence.blocked("a");
        evidence.blocked("b");
        evidence.blocked("a");

        assertThat(evidence.reason()).isEqualTo("a; b");
    }

    @Test
    void keepsTheReasonShort() {
        for (int i = 1; i <= 40; i++) {
            evidence.inconclusive("call " + i);
        }

        assertThat(evidence.reason()).isEqualTo("call 1; call 2; call 3 (and 37 more)");
    }

    @Test
    void keepsTwentyFaultsAndCountsTheRest() {
        for (int i = 1; i <= 1000; i++) {
            evidence.broke(fault("fault " + i, ""));
        }

        assertThat(evidence.faults()).hasSize(20);
        assertThat(evidence.faults().get(19).headline()).isEqualTo("fault 20");
        assertThat(evidence.reason()).isEqualTo("fault 1 (and 999 more)");
    }

    @Test
    void pointsToTheTranscriptOfTheFirstFaultThatHasOne() {
        evidence.recordedIn("transcripts/server-1.jsonl");
        evidence.recordedIn("transcripts/server-2.jsonl");
        assertThat(evidence.transcript()).isEqualTo("transcripts/server-1.jsonl");

        evidence.broke(fault("without", ""));
        evidence.broke(fault("with", "transcripts/server-2.jsonl"));
        assertThat(evidence.transcript()).isEqualTo("transcripts/server-2.jsonl");
    }

    private static Fault fault(String headline, String transcript) {
        return Fault.of("tool", headline, "expected", "seen").shownBy(transcript, List.of());
    }

    @Test
    void whatIsMissedAfterSomethingUnclearIsNoFault() {
        evidence.observed();
        evidence.unclear("ann got nothing in 40 s, nor an answer to a ping");
        evidence.broke(Fault.of("", "it did not arrive", "that it does", "nothing"));

        assertThat(evidence.isUnclear()).isTrue();
        assertThat(evidence.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
        assertThat(evidence.reason()).isEqualTo("ann got nothing in 40 s, nor an answer to a ping");
        assertThat(evidence.faults()).isEmpty();
    }

    @Test
    void aFaultBeforeSomethingUnclearStands() {
        evidence.broke(Fault.of("", "it is wrong", "that it is right", "wrong"));
        evidence.unclear("no answer in 40 s");

        assertThat(evidence.isUnclear()).isFalse();
        assertThat(evidence.outcome()).isEqualTo(Outcome.BROKE);
    }
}
