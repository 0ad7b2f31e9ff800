package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.contexttck.reports.baseline.KnownFailure;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RetriesTest {

    private final Retries tries = new Retries(new FlakyList(List.of(entry(""))));

    @Test
    void whatHoldsAtLastIsFlakyAndKeepsWhatWasFoundBefore() {
        assertThat(tries.again(scenario(Outcome.BROKE, "first"), false)).isTrue();
        assertThat(tries.keys()).containsExactly("a:1");
        assertThat(tries.again(scenario(Outcome.BROKE, "second"), false)).isTrue();
        ScenarioFinished last = scenario(Outcome.HELD, "");
        assertThat(tries.again(last, false)).isFalse();

        ScenarioFinished all = tries.all(last);

        assertThat(all.outcome()).isEqualTo(Outcome.FLAKY);
        assertThat(all.reason()).isEqualTo("flaky: broke at first, held in try 3");
        assertThat(all.findings()).extracting(Finding::headline).containsExactly("first", "second");
        assertThat(all.durationMillis()).isEqualTo(30);
        assertThat(tries.keys()).isEmpty();
    }

    @Test
    void whatNeverHoldsIsWhatTheLastTryCameTo() {
        tries.again(scenario(Outcome.BROKE, "first"), false);
        tries.again(scenario(Outcome.BROKE, "second"), false);
        ScenarioFinished last = scenario(Outcome.BROKE, "third");

        assertThat(tries.again(last, false)).isFalse();
        ScenarioFinished all = tries.all(last);
        assertThat(all.outcome()).isEqualTo(Outcome.BROKE);
        assertThat(all.reason()).isEqualTo("listed as flaky, but held in none of 3 tries");
        assertThat(all.findings()).extracting(Finding::headline).containsExactly("third");
    }

    @ParameterizedTest
    @EnumSource(
            value = Outcome.class,
            names = {"HELD", "SKIPPED", "ERROR"})
    void nothingElseIsTriedAgain(Outcome outcome) {
        ScenarioFinished once = scenario(outcome, "x");

        assertThat(tries.again(once, false)).isFalse();
        assertThat(tries.all(once)).isSameAs(once);
    }

    @ParameterizedTest
    @CsvSource({"a:1, true", "A name, true", "a:2, false", "'', true"})
    void anEntryNamesAScenarioByItsKeyOrItsName(String named, boolean again) {
        Retries listed = new Retries(new FlakyList(List.of(entry(named))));

        assertThat(listed.again(scenario(Outcome.BROKE, "x"), false)).isEqualTo(again);
    }

    @Test
    void whatIsNotListedIsNotTriedAgain() {
        assertThat(new Retries(FlakyList.none()).again(scenario(Outcome.BROKE, "x"), false))
                .isFalse();
    }

    private static KnownFailure entry(String scenario) {
        return new KnownFailure("TC-S-01", scenario, "", "why", Optional.empty(), true);
    }

    @Test
    void whatIsUnclearIsTriedOnceMoreAndThatCounts() {
        Retries some = new Retries(FlakyList.none());

        assertThat(some.again(scenario(Outcome.INCONCLUSIVE, "a"), true)).isTrue();
        ScenarioFinished held = scenario(Outcome.HELD, "");
        assertThat(some.again(held, false)).isFalse();

        ScenarioFinished all = some.all(held);
        assertThat(all.outcome()).isEqualTo(Outcome.HELD);
        assertThat(all.reason()).isEmpty();
    }

    @Test
    void whatStaysUnclearSaysWhatWasSeenBothTimes() {
        Retries some = new Retries(FlakyList.none());
        some.again(unclear("no answer in 40 s"), true);
        ScenarioFinished again = unclear("no answer in 41 s");

        assertThat(some.again(again, true)).isFalse();
        ScenarioFinished all = some.all(again);
        assertThat(all.outcome()).isEqualTo(Outcome.INCONCLUSIVE);
        assertThat(all.reason()).isEqualTo("first no answer in 40 s; alone at the end no answer in 41 s");
        assertThat(some.keys()).isEmpty();
    }

    @Test
    void whatIsInconclusiveTwiceForOneReasonSaysItOnce() {
        Retries some = new Retries(FlakyList.none());

        assertThat(some.again(unclear("t1 was never seen"), false)).isTrue();
        assertThat(some.again(unclear("t1 was never seen"), false)).isFalse();
        assertThat(some.all(unclear("t1 was never seen")).reason()).isEqualTo("t1 was never seen");
    }

    private static ScenarioFinished unclear(String reason) {
        ScenarioFinished one = scenario(Outcome.INCONCLUSIVE, "x");
        return new ScenarioFinished(
                one.key(),
                one.kind(),
                one.feature(),
                one.line(),
                one.name(),
                one.requirements(),
                one.outcome(),
                one.observations(),
                one.durationMillis(),
                reason,
                List.of(),
                "");
    }

    private static ScenarioFinished scenario(Outcome outcome, String headline) {
        List<Finding> findings = outcome == Outcome.BROKE
                ? List.of(new Finding("TC-S-01", "t", headline, "", "", "", "", "", List.of(), List.of()))
                : List.of();
        return new ScenarioFinished(
                "a:1", ScenarioKind.SCENARIO, "a", 1, "A name", List.of("TC-S-01"), outcome, 1, 10, "", findings, "");
    }
}
