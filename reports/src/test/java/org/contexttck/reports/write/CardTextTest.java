package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.contexttck.reports.Hostile;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.model.RequirementResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardTextTest {

    @Test
    void saysWhatIsWrongWhereWhyAndHowToRunItAgain() {
        assertThat(card("TC-S-01", 100)).isEqualTo("""
                TC-S-01 (MUST) search_records: the lifecycle is misspelt
                  says      A tool that fetches data and returns five or more records marks its result as transient.
                  scenario  A full page
                  expected  lifecycle is exactly "transient"
                  but was   "Transient"
                  at        /_meta/context/lifecycle = "Transient"
                  look at   an enumeration that is written by its constant's name
                  also      find_records: a page of five is not marked
                  exchange  report/transcripts/transient-context-marking-7.jsonl, messages 14, 15
                  again     ./context-tck run example/profile.yaml --only TC-S-01""");
    }

    @Test
    void withoutAFindingItSaysTheReason() {
        assertThat(card("TC-S-04", 100)).isEqualTo("""
                TC-S-04 (MUST) nothing that bears on this was seen
                  says      The summary is shorter than the text it stands for.
                  scenario  The summary of a full page
                  because   no marked result had a text to compare its summary with
                  exchange  report/transcripts/transient-context-summary-37.jsonl
                  again     ./context-tck run example/profile.yaml --only TC-S-04""");
    }

    @Test
    void whatCameWithCallsOfOthersIsShownAgainByAllOfThem() {
        assertThat(card("W-S-02", 100)).endsWith("\n  again     ./context-tck run example/profile.yaml");
    }

    @Test
    void whereThereIsRoomALongTextGetsASecondLine() {
        assertThat(card("TC-S-06", 60)).isEqualTo("""
                TC-S-06 (MUST) search_records: records are missing from a...
                  says      Marking takes nothing away: every record is
                            still in the content.
                  scenario  A full page
                  expected  the id of each of 16 records somewhere in...
                  but was   none of them: rec-000, rec-001, rec-002, rec-003
                            and 12 more are missing
                  at        /content = [{"type":"text","text":"132 record...
                  look at   the summary is sent in place of the data;...
                  exchange  report/transcripts/transient-context-marking-57.jsonl, message 23
                  again     ./context-tck run example/profile.yaml --only TC-S-06""");
    }

    /** What exploration found is shown by its steps, and played again from its code. */
    @Test
    void aCaseIsHeldAgainFromItsCode() {
        List<Event> events = new ArrayList<>(Runs.events("shortfalls"));
        Finding finding = new Finding(
                "TC-S-01", "search_records", "is not marked", "a mark", "none", "", "", "", List.of(), List.of());
        events.removeIf(one -> one instanceof ScenarioFinished old
                && old.findings().stream().anyMatch(it -> it.requirement().equals("TC-S-01")));
        events.add(
                3,
                new ScenarioFinished(
                        ScenarioFinished.keyOfCase("calls.AgMB", "TC-S-01"),
                        ScenarioKind.AUDIT,
                        "",
                        0,
                        "explored: search_records {}; then search_records {}",
                        List.of("TC-S-01"),
                        Outcome.BROKE,
                        1,
                        0,
                        "",
                        List.of(finding),
                        ""));
        Report report = Reports.from(events);
        RequirementResult requirement = report.requirements().stream()
                .filter(one -> one.id().equals("TC-S-01"))
                .findFirst()
                .orElseThrow();

        assertThat(new CardText(report, "", 100).lines(requirement))
                .contains("  scenario  explored: search_records {}; then search_records {}")
                .contains("  again     ./context-tck run example/profile.yaml --only TC-S-01 --case calls.AgMB");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 40, 80, 200})
    void aCardStaysUnderTwelveLinesAndItsWidth(int width) {
        Report report = Hostile.everywhere("long words \u001b[31m\n".repeat(100_000));
        for (RequirementResult requirement : report.shortcomings()) {
            List<String> lines = new CardText(report, "", width).lines(requirement);

            assertThat(lines).hasSizeLessThan(12);
            assertThat(lines)
                    .filteredOn(l -> !l.startsWith("  exchange") && !l.startsWith("  again"))
                    .allSatisfy(l -> assertThat(l.length()).isLessThanOrEqualTo(Math.max(40, width)));
        }
    }

    private static String card(String id, int width) {
        Report report = Runs.report("shortfalls");
        RequirementResult requirement = report.requirements().stream()
                .filter(r -> r.id().equals(id))
                .findFirst()
                .orElseThrow();
        return String.join("\n", new CardText(report, "report/", width).lines(requirement));
    }
}
