package org.contexttck.reports.baseline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.reports.Kits;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.FailureKnown;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.KnownState;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.grade.Grading;
import org.contexttck.reports.text.JsonText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GateTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 11, 28);
    private static final List<String> ALL = List.of(
            "TC-S-01", "TC-S-02", "TC-S-04", "TC-S-05", "TC-S-06", "TC-S-10", "TC-S-11", "TC-S-12", "TC-S-13",
            "W-S-02");

    @Test
    void aRunOfWhichEveryFailureIsKnownGoesThrough() {
        GateResult result =
                gate("shortfalls", ALL.stream().map(GateTest::known).toList()).result(true);

        assertThat(result.exitCode()).isZero();
        assertThat(result.known()).containsExactlyInAnyOrderElementsOf(ALL);
        assertThat(result.stale()).isEmpty();
        assertThat(result.events())
                .hasSize(10)
                .contains(new FailureKnown("TC-S-02", "", "", "slow vendor", "", KnownState.KNOWN));
        assertThat(result.lines()).hasSize(10).contains("known: TC-S-02: slow vendor");
    }

    @Test
    void oneFailureThatIsNotKnownFailsTheRun() {
        List<KnownFailure> butOne = ALL.stream()
                .filter(id -> !id.equals("TC-S-06"))
                .map(GateTest::known)
                .toList();

        assertThat(gate("shortfalls", butOne).result(false).exitCode()).isEqualTo(1);
        assertThat(gate("shortfalls", List.of()).result(false).exitCode()).isEqualTo(1);
    }

    @Test
    void anEntryForOneToolDoesNotCoverAnother() {
        KnownFailure one = entry("TC-S-01", "", "search_records");
        KnownFailure other = entry("TC-S-01", "", "find_records");

        assertThat(gate("shortfalls", List.of(one)).result(false).known()).isEmpty();
        assertThat(gate("shortfalls", List.of(one, other)).result(false).known())
                .containsExactly("TC-S-01");
    }

    @ParameterizedTest
    @CsvSource({
        "transient-context/marking:7, true",
        "A full page, true",
        "transient-context/marking:8, false",
        "'', true"
    })
    void aScenarioIsNamedByItsKeyOrItsName(String scenario, boolean covers) {
        GateResult result =
                gate("shortfalls", List.of(entry("TC-S-01", scenario, ""))).result(false);

        assertThat(result.known()).isEqualTo(covers ? List.of("TC-S-01") : List.of());
        assertThat(result.stale()).hasSize(covers ? 0 : 1);
    }

    @Test
    void anEntryWhoseFailureIsGoneIsStale() {
        GateResult result = gate("passing", List.of(known("TC-S-03"))).result(false);

        assertThat(result.exitCode()).isEqualTo(6);
        assertThat(result.lines()).containsExactly("stale: TC-S-03 no longer fails; take the entry out, or --bless");
        assertThat(gate("passing", List.of(known("TC-S-99"))).result(false).exitCode())
                .isEqualTo(6);
        assertThat(gate("passing", List.of(flaky("TC-S-03"))).result(false).exitCode())
                .isZero();
    }

    @Test
    void aPartOfARunMakesNothingStale() {
        List<KnownFailure> baseline = List.of(known("TC-S-03"), known("TC-C-01"));

        assertThat(gate(part("", "1/2"), baseline).result(false).stale()).isEmpty();
        assertThat(gate(part("@TC-S-03 and not @slow", ""), baseline)
                        .result(false)
                        .stale())
                .isEmpty();
        assertThat(gate(part("TC-S-03", ""), baseline).result(false).stale()).containsExactly(known("TC-S-03"));
    }

    @Test
    void anEntryPastItsDayFailsTheRunAndSaysSo() {
        List<KnownFailure> baseline = new ArrayList<>(ALL.stream()
                .filter(id -> !id.equals("TC-S-06"))
                .map(GateTest::known)
                .toList());
        baseline.add(until("TC-S-06", "2026-11-27"));
        GateResult late = gate("shortfalls", baseline).result(false);
        baseline.set(baseline.size() - 1, until("TC-S-06", "2026-11-28"));

        assertThat(late.exitCode()).isEqualTo(6);
        assertThat(late.lines()).contains("expired: TC-S-06 was put up with until 2026-11-27: slow vendor");
        assertThat(gate("shortfalls", baseline).result(false).exitCode()).isZero();
    }

    @Test
    void noBaselineMakesAnUnreachableTargetOrAFaultOfTheKitGood() {
        List<KnownFailure> everything = Runs.report("unreachable").requirements().stream()
                .map(r -> known(r.id()))
                .toList();

        assertThat(gate("unreachable", everything).result(false).exitCode()).isEqualTo(3);
        assertThatThrownBy(() -> gate("broken-off", List.of())).hasMessage("the events have no RunFinished");
    }

    @Test
    void blessingListsWhatFallsShortAndKeepsWhatIsStillTrue() {
        KnownFailure kept = entry("TC-S-01", "", "search_records");
        Baseline blessed = gate("shortfalls", List.of(kept, known("TC-S-03"), until("TC-S-06", "2020-01-01")))
                .blessed("blessed on 2026-11-28");

        assertThat(blessed.known())
                .startsWith(kept, until("TC-S-06", "2020-01-01").unlimited());
        assertThat(blessed.known())
                .extracting(KnownFailure::text)
                .contains("TC-S-01 (find_records)")
                .doesNotContain("TC-S-03", "TC-S-06 (search_records)");
        assertThat(new Gate(blessed, Runs.events("shortfalls"), TODAY)
                        .result(true)
                        .exitCode())
                .isZero();
        assertThat(new Gate(blessed, Runs.events("shortfalls"), TODAY).blessed("again"))
                .isEqualTo(blessed);
    }

    @Test
    void whatIsBlessedWithoutAReasonCannotBeUsedUntilSomebodyGivesOne() {
        String written =
                gate("shortfalls", List.of(known("TC-S-01"))).blessed("").write("x");

        assertThat(written).contains("- requirement: TC-S-01\n    reason: \"slow vendor\"\n", "    reason: \"\"\n");
    }

    @Test
    void aFlakyEntryCoversOnlyWhatHeldWhenItWasTriedAgain() {
        List<KnownFailure> flaky = List.of(flaky("TC-S-03"));
        ScenarioFinished came = tried(Outcome.FLAKY, "flaky: broke in 1 of 2 tries");
        ScenarioFinished stayed = tried(Outcome.BROKE, "");

        GateResult gone = gate(withScenario(came, Verdict.WARNED), flaky).result(true);
        assertThat(gone.exitCode()).isZero();
        assertThat(gone.lines()).containsExactly("flaky: TC-S-03: slow vendor");
        assertThat(gate(withScenario(came, Verdict.WARNED), List.of())
                        .result(true)
                        .exitCode())
                .isEqualTo(1);
        assertThat(gate(withScenario(stayed, Verdict.FAILED), flaky)
                        .result(false)
                        .exitCode())
                .isEqualTo(1);
        assertThat(gate(withScenario(stayed, Verdict.FAILED), List.of(known("TC-S-03")))
                        .result(false)
                        .exitCode())
                .isZero();
    }

    @Test
    void whatCameAndWentIsYellowWhateverItsLevel() {
        assertThat(Grading.of("MUST", List.of(tried(Outcome.FLAKY, "why"))).verdict())
                .isEqualTo(Verdict.WARNED);
        assertThat(Grading.of("MUST", List.of(tried(Outcome.FLAKY, "why"))).reason())
                .isEqualTo("why");
    }

    private static ScenarioFinished tried(Outcome outcome, String reason) {
        List<Finding> findings =
                List.of(new Finding("TC-S-03", "search", "not so", "x", "y", "", "", "", List.of(), List.of()));
        return new ScenarioFinished(
                "a:1", ScenarioKind.SCENARIO, "a", 1, "A", List.of("TC-S-03"), outcome, 1, 1, reason, findings, "");
    }

    /** One requirement with one scenario. */
    private static List<Event> withScenario(ScenarioFinished scenario, Verdict verdict) {
        List<Event> events = Runs.events("passing");
        RequirementJudged judged = new RequirementJudged(
                "TC-S-03",
                "transient-context",
                "server",
                "MUST",
                "source",
                "",
                verdict,
                1,
                "",
                List.of(),
                List.of("a:1"),
                "");
        return List.of(events.get(0), scenario, judged, events.get(events.size() - 1));
    }

    @Test
    void aBaselineIsWrittenForPeopleAndReadAgain() {
        Baseline baseline = new Baseline(List.of(
                new KnownFailure("TC-S-02", "A \"full\" page", "search: #1", "x\ny", Optional.of(TODAY), true),
                known("W-S-02")));

        assertThat(baseline.write("Time Tracker\n2.3")).isEqualTo("""
                        # Known failures of Time Tracker 2.3, for context-tck run --baseline.
                        # What is listed does not fail a run. An entry that no longer fails, or is past its day, does.
                        known:
                          - requirement: TC-S-02
                            scenario: "A \\"full\\" page"
                            tool: "search: #1"
                            reason: "x\\ny"
                            expires: 2026-11-28
                            flaky: true
                          - requirement: W-S-02
                            reason: "slow vendor"
                        """);
        assertThat(new Baseline(List.of()).write("x")).endsWith("\nknown: []\n");
    }

    @Test
    void aTreeThatFitsTheSchemaIsRead() {
        JsonNode tree = JsonText.read("{\"known\":[{\"requirement\":\"TC-S-02\",\"tool\":\"search_records\","
                + "\"reason\":\"why\",\"expires\":\"2027-03-01\"}]}");

        assertThat(Kits.errors("baseline.schema.json", tree)).isEmpty();
        assertThat(Baseline.read(tree).known())
                .containsExactly(new KnownFailure(
                        "TC-S-02", "", "search_records", "why", Optional.of(LocalDate.of(2027, 3, 1)), false));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[] | a baseline is an object with a list 'known'",
                "{\"known\":[],\"x\":1} | a baseline has the member 'known' and no other",
                "{\"known\":[{\"requirement\":\"TC-S-01\"}]} | known[0] lacks 'reason'",
                "{\"known\":[{\"reason\":\"x\"}]} | known[0] lacks 'requirement'",
                "{\"known\":[{\"requirement\":\"a\",\"reason\":\" \"}]} | known[0]: 'reason' is empty",
                "{\"known\":[{\"requirement\":1,\"reason\":\"x\"}]} | known[0]: 'requirement' must be text",
                "{\"known\":[{\"requirement\":\"a\",\"reason\":\"x\",\"expires\":\"soon\"}]} | known[0]: 'expires' must be a day such as 2027-03-01",
                "{\"known\":[{\"requirement\":\"a\",\"reason\":\"x\",\"untill\":\"x\"}]} | known[0] has the member 'untill', which nobody knows",
                "{\"known\":[{\"requirement\":\"a\",\"reason\":\"x\",\"flaky\":\"x\"}]} | known[0]: 'flaky' must be true or false",
                "{\"known\":[3]} | known[0] must be an object"
            })
    void whatIsWrongWithABaselineIsSaid(String tree, String message) {
        assertThatThrownBy(() -> Baseline.read(JsonText.read(tree))).hasMessage(message);
    }

    private static Gate gate(String run, List<KnownFailure> known) {
        return gate(Runs.events(run), known);
    }

    private static Gate gate(List<Event> events, List<KnownFailure> known) {
        return new Gate(new Baseline(known), events, TODAY);
    }

    private static List<Event> part(String only, String shard) {
        List<Event> events = new ArrayList<>(Runs.events("passing"));
        RunStarted s = (RunStarted) events.get(0);
        events.set(
                0,
                new RunStarted(
                        1,
                        s.time(),
                        s.kit(),
                        s.implementation(),
                        s.role(),
                        s.protocols(),
                        only,
                        s.catalogueDigest(),
                        s.profileDigest(),
                        s.rerun(),
                        shard,
                        s.secretsHidden()));
        return events;
    }

    private static KnownFailure known(String id) {
        return entry(id, "", "");
    }

    private static KnownFailure flaky(String id) {
        return new KnownFailure(id, "", "", "slow vendor", Optional.empty(), true);
    }

    private static KnownFailure until(String id, String day) {
        return new KnownFailure(id, "", "", "slow vendor", Optional.of(LocalDate.parse(day)), false);
    }

    private static KnownFailure entry(String id, String scenario, String tool) {
        return new KnownFailure(id, scenario, tool, "slow vendor", Optional.empty(), false);
    }
}
