package org.contexttck.harness.steps.client;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.contexttck.harness.cucumber.CaseResult;
import org.contexttck.harness.steps.client.SmallClient.Flaw;
import org.contexttck.harness.steps.shared.Measurements.Series;
import org.contexttck.reports.event.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The scenarios about clients, held against clients of a hundred lines that are right, wrong in one way, or not there. */
class ClientFeaturesTest {

    @Test
    void aRightClientHoldsInEveryRow() {
        FeatureTrial trial = FeatureTrial.of(SmallClient.right());

        assertThat(trial.problems()).isEmpty();
        assertThat(trial.rows(Outcome.HELD)).hasSize(31).doesNotContain("TC-C-20");
    }

    @Test
    void aClientThatCollapsesResultsWithoutPairHoldsInTheRowForThat() {
        FeatureTrial trial = FeatureTrial.of(SmallClient.with(Flaw.UNSCOPED), "@TC-C-20");

        assertThat(trial.problems()).isEmpty();
        assertThat(FeatureTrial.of(SmallClient.with(Flaw.UNSCOPED), "@TC-C-21").rows(Outcome.BROKE))
                .containsExactly("TC-C-21");
    }

    @ParameterizedTest
    @EnumSource(names = {"ABSENT", "SAYS_NOTHING", "CALLS_NOTHING"})
    void aClientThatDoesNothingPassesNothing(Flaw flaw) {
        FeatureTrial trial = FeatureTrial.of(SmallClient.with(flaw));

        assertThat(trial.rows(Outcome.HELD)).isEmpty();
        assertThat(trial.rows(Outcome.ERROR)).isEmpty();
    }

    @Test
    void aClientThatDoesNotCollapseIsToldThatTheHintsReachedIt() {
        FeatureTrial trial = FeatureTrial.of(SmallClient.with(Flaw.NEVER_COLLAPSES));

        assertThat(trial.rows(Outcome.HELD))
                .containsExactlyInAnyOrder("TC-C-01", "TC-C-14", "TC-C-15", "TC-C-21", "TC-C-27");
        assertThat(trial.rows(Outcome.BROKE))
                .containsExactlyInAnyOrder(
                        "TC-C-02", "TC-C-03", "TC-C-04", "TC-C-06", "TC-C-09", "TC-C-10", "TC-C-18", "TC-C-22",
                        "TC-C-24", "TC-C-25", "TC-C-28");
        assertThat(trial.reasons("TC-C-02"))
                .first()
                .asString()
                .isEqualTo("search_records t1: request 3 to the model, after c1, shows it in full, must show its"
                        + " summary: hints (h1) and consumption (c1) reached the client and were not acted on");
        assertThat(trial.reasons("TC-C-03"))
                .first()
                .asString()
                .contains("still holds its text, structured copy, image, resource, must hold nothing of the full");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "COLLAPSES_ON_ARRIVAL | TC-C-01                 | after t1, shows its summary, must show it in full",
                "NEWEST_FIRST         | TC-C-06 TC-C-18         | must show its summary; instead search_records t3 shows its summary",
                "ALL_AT_ONCE          | TC-C-06 TC-C-18 TC-C-09 | t2: request 5 to the model, after c1, shows its summary, must",
                "IGNORES_IS_ERROR     | TC-C-04                 | after c1, shows its summary, must show it in full",
                "WAITS_AFTER_FAILURE  | TC-C-30                 | t1: request 4 to the model, after c1, shows its summary, must",
                "RPC_ERROR_CONSUMES   | TC-C-05                 | after c1, shows its summary, must show it in full",
                "TRUTHY               | TC-C-12                 | after x1, shows its summary, must show it in full",
                "ANY_TOOL_CONSUMES    | TC-C-07 TC-C-08         | after x1, shows its summary, must show it in full",
                "KEEPS_COPY           | TC-C-03                 | after c1, still holds its structured copy, must hold nothing",
                "SAYS_MORE            | TC-C-02                 | after c1, shows its summary and 207 more characters: \"[used]",
                "ALL_SUMMARIES        | TC-C-06 TC-C-18         | shows its summary and the summary of t2, must show its summary",
                "DIES_ON_IDLE         | TC-C-11                 | go on after store_analysis_memory c0: exited with code 1, must",
                "REMOVES_MESSAGE      | TC-C-13                 | has changed more than its content: message",
                "STORED_INDEX         | TC-C-13                 | has changed more than its content: message",
                "COLLAPSES_TO_NOTHING | TC-C-15                 | shows nothing for it, must show full, or a text in its place",
                "DIES_ON_ODD_META     | TC-C-16                 | did not go on after search_records n1: exited with code 1, must",
                "COUNTS_REDELIVERY    | TC-C-17                 | t2: request 5 to the model, after m1, shows its summary",
                "BY_AGE               | TC-C-14                 | shows \"[cleared]\", must show it in full",
                "BANKS                | TC-C-11                 | after t1, shows its summary, must show it in full",
                "FORGETS_PAIRS        | TC-C-19                 | after c3, shows it in full, must show its summary",
                "STOPS_AFTER_FIRST    | TC-C-24                 | the whole request still holds 117 records",
                "BADGES_ALWAYS        | TC-C-27                 | it bears collapsed gray, must bear no badge",
                "EDITABLE             | TC-C-26                 | it can be edited, must not be editable",
                "MARKUP               | TC-C-29                 | it reads \"15 bold [link](https://a.test)\", must show the",
            })
    void aFlawIsFoundAndNamed(Flaw flaw, String rows, String headline) {
        Set<String> expected = new TreeSet<>(Arrays.asList(rows.split(" ")));
        FeatureTrial trial = FeatureTrial.of(SmallClient.with(flaw), "@" + String.join(" or @", expected));

        assertThat(trial.rows(Outcome.BROKE)).containsAll(expected);
        assertThat(trial.rows(Outcome.ERROR)).isEmpty();
        assertThat(expected.stream().flatMap(row -> trial.reasons(row).stream()))
                .anyMatch(reason -> reason.contains(headline));
    }

    @Test
    void theCardShowsTheMessage() {
        CaseResult broken = FeatureTrial.of(SmallClient.with(Flaw.NEVER_COLLAPSES), "@TC-C-02")
                .finished()
                .get(0);

        assertThat(broken.evidence().transcript()).isEqualTo("transcripts/client-1.jsonl");
        assertThat(broken.evidence().faults().get(0).exchange()).singleElement().satisfies(excerpt -> {
            assertThat(excerpt.order()).isEqualTo(3);
            assertThat(excerpt.text())
                    .startsWith("{\"role\":\"tool\",\"callId\":\"call_")
                    .contains("FULL-t1-");
        });
        assertThat(broken.evidence().faults().get(0).expected()).startsWith("15 activity records (page 1/9");
    }

    @Test
    void whatCannotBeTriedIsLeftOutAndNotHeldAgainstTheClient() {
        FeatureTrial trial = FeatureTrial.of(SmallClient.with(Flaw.ONE_SERVER_AND_NO_TIMEOUT));

        Set<String> leftOut = trial.finished().stream()
                .filter(one -> one.evidence().outcome() == Outcome.SKIPPED)
                .flatMap(one -> one.tags().stream())
                .collect(toCollection(TreeSet::new));
        assertThat(leftOut).containsExactly("@TC-C-05", "@TC-C-23", "@client");
        assertThat(trial.rows(Outcome.HELD)).contains("TC-C-05").doesNotContain("TC-C-23");
    }

    @Test
    void theLoopIsMeasured() {
        List<Series> series = FeatureTrial.of(SmallClient.right(), "@TC-C-24").measured();

        assertThat(series)
                .extracting(Series::unit)
                .containsExactly("bytes", "estimated tokens (bytes / 4, rounded up)");
        Map<String, List<Long>> bytes = series.get(0).values();
        List<Long> sent = bytes.get("as sent");
        List<Long> without = bytes.get("without collapse");
        assertThat(series.get(0).labels()).hasSize(18).startsWith("fetched 1", "stored 1");
        assertThat(sent).hasSize(18);
        assertThat(sent.get(17)).isLessThan(6000);
        assertThat(without.get(17)).isGreaterThan(30_000);
        assertThat(without.get(0)).isEqualTo(sent.get(0));
        assertThat(series.get(1).values().get("as sent").get(17)).isEqualTo((sent.get(17) + 3) / 4);
    }
}
