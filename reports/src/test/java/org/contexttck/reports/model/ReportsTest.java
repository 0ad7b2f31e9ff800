package org.contexttck.reports.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventJson;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.event.ScenariosPlanned;
import org.contexttck.reports.event.Series;
import org.contexttck.reports.event.StderrWritten;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;

class ReportsTest {

    @Test
    void requirementsGetTheirScenariosAndFindings() {
        Report report = Runs.report("shortfalls");
        RequirementResult first = report.requirements().get(0);

        assertThat(report.requirements()).hasSize(22);
        assertThat(first.scenarios()).extracting(ScenarioFinished::key).containsExactly("transient-context/marking:7");
        assertThat(first.findings())
                .extracting(shown -> shown.finding().subject())
                .containsExactly("search_records", "find_records");
        assertThat(first.findings().get(0).scenario().name()).isEqualTo("A full page");
        assertThat(first.findingsLeft()).isZero();
        assertThat(report.totals())
                .containsEntry(Verdict.PASSED, 8)
                .containsEntry(Verdict.FAILED, 4)
                .containsEntry(Verdict.ERROR, 0);
        assertThat(report.target().revision()).isEqualTo("2025-11-25");
        assertThat(report.unjudged()).isEmpty();
    }

    /** Scenarios run beside each other: which of them ends first is chance. */
    @Test
    void itDoesNotMatterWhichScenarioEndedFirst() {
        List<Event> events = new ArrayList<>();
        for (Event event : Runs.events("shortfalls")) {
            if (event instanceof ScenarioFinished one && one.key().equals("transient-context/marking:7")) {
                events.add(at(9, one));
                events.add(at(8, one));
            }
            events.add(event);
        }

        assertThat(Reports.from(events).requirements().get(0).findings())
                .extracting(shown -> shown.scenario().key())
                .containsExactly(
                        "transient-context/marking:7",
                        "transient-context/marking:7",
                        "transient-context/marking:8",
                        "transient-context/marking:8",
                        "transient-context/marking:9",
                        "transient-context/marking:9");
    }

    private static ScenarioFinished at(int line, ScenarioFinished one) {
        return new ScenarioFinished(
                "transient-context/marking:" + line,
                one.kind(),
                one.feature(),
                line,
                one.name(),
                one.requirements(),
                one.outcome(),
                one.observations(),
                one.durationMillis(),
                one.reason(),
                one.findings(),
                one.transcript());
    }

    @Test
    void whatFallsShortComesWorstFirst() {
        assertThat(Runs.report("shortfalls").shortcomings())
                .extracting(RequirementResult::id)
                .containsExactly("TC-S-01", "TC-S-06", "TC-S-10", "W-S-02", "TC-S-02", "TC-S-05", "TC-S-04");
    }

    @Test
    void oneCauseIsOneEntry() {
        assertThat(Runs.report("shortfalls").blocked())
                .containsExactly(new BlockedCause(
                        "tool get_workflow_step is claimed but the server does not serve it",
                        List.of("TC-S-11", "TC-S-12", "TC-S-13"),
                        ""));
        assertThat(Runs.report("unreachable").blocked())
                .singleElement()
                .satisfies(cause -> assertThat(cause.requirements()).hasSize(18));
    }

    @Test
    void aTargetThatWasNotReachedSaysWhy() {
        Report report = Runs.report("unreachable");

        assertThat(report.verdict()).isEqualTo(RunVerdict.UNREACHABLE);
        assertThat(report.exitCode()).isEqualTo(3);
        assertThat(report.target().reached()).isFalse();
        assertThat(report.target().stderrTail()).contains("Cannot find module");
    }

    @Test
    void everyRoleAndWayIsATarget() {
        Report report = Runs.report("roles");

        assertThat(report.role()).isEqualTo("server, client, gateway");
        assertThat(report.targets())
                .extracting(Target::role, Target::way, Target::reached)
                .containsExactly(
                        tuple("server", "", true),
                        tuple("client", "model-openai", true),
                        tuple("client", "driver", true),
                        tuple("gateway", "", false));
        assertThat(report.target()).isEqualTo(report.targets().get(0));
        assertThat(report.requirements()).extracting(r -> r.judged().role()).contains("server", "client", "gateway");
    }

    @Test
    void numbersAreKept() {
        assertThat(Runs.report("roles").measurements())
                .extracting(Measured::unit)
                .containsExactly("bytes", "estimated tokens");
        assertThatThrownBy(() -> new Measured("a", "b", "c", List.of("x"), List.of(new Series("y", List.of()))))
                .hasMessage("series 'y' has 0 values for 1 labels");
    }

    @Test
    void aRunThatWasBrokenOffIsAnErrorAndKeepsWhatItFound() {
        Report report = Runs.report("broken-off");

        assertThat(report.verdict()).isEqualTo(RunVerdict.ERROR);
        assertThat(report.exitCode()).isEqualTo(4);
        assertThat(report.headline()).isEqualTo("The run was broken off before it came to a verdict.");
        assertThat(report.unjudged())
                .extracting(shown -> shown.finding().requirement())
                .containsExactly("TC-S-01");
    }

    @Test
    void aRunThatWasBrokenOffSaysHowFarItCame() {
        List<Event> events = new ArrayList<>(Runs.events("broken-off"));
        events.add(1, new ScenariosPlanned("server", 40));
        events.add(2, new ScenariosPlanned("server", 31));
        events.add(3, new ScenariosPlanned("client", 10));

        assertThat(Reports.from(events).headline())
                .isEqualTo("The run was broken off before it came to a verdict: 1 of 41 scenarios had been tried.");
        assertThat(EventJson.read(EventJson.write(events.get(1)))).isEqualTo(events.get(1));
    }

    @Test
    void whatAProgramComplainedOfBeforeItEndedStandsByWhatItBlocked() throws Exception {
        String transcript = "transcripts/transient-context-hinting-107.jsonl";
        List<Event> events = new ArrayList<>();
        for (Event event : Runs.events("shortfalls")) {
            events.add(EventJson.read(EventJson.write(event)
                    .replace(
                            "tool get_workflow_step is claimed but the server does not serve it",
                            "exited with code 1")));
        }
        assertThat(Reports.from(events).blocked())
                .extracting(BlockedCause::reason)
                .containsExactly("exited with code 1");

        events.add(new StderrWritten("transcripts/other.jsonl", 1, "Error: another", "exited with code 1"));
        events.add(new StderrWritten(transcript, 3, "TypeError: no page", "exited with code 1"));
        Report report = Reports.from(events);

        assertThat(report.blocked())
                .extracting(cause -> cause.reason() + cause.complaint())
                .contains("exited with code 1; the last on its stderr: TypeError: no page");
        assertThat(report.complaint(transcript, "no answer: exited with code 1"))
                .isEqualTo("TypeError: no page");
        assertThat(report.complaint(transcript, "absent")).isEmpty();
        assertThat(report.complaint(transcript, "exited with code 1: TypeError: no page"))
                .isEmpty();
        assertThat(Reports.from(Runs.events("shortfalls")).blocked())
                .extracting(BlockedCause::reason)
                .containsExactly("tool get_workflow_step is claimed but the server does not serve it");
    }

    @Test
    void eventsWithoutABeginningAreRefused() {
        List<Event> events = Runs.events("passing");

        assertThatThrownBy(() -> Reports.from(List.of())).hasMessage("the events do not begin with run-started");
        assertThatThrownBy(() -> Reports.from(events.subList(1, 3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the events do not begin with run-started");
    }

    @Test
    void everythingATargetSaysIsBounded() {
        String huge = "v".repeat(1_000_000);
        List<Long> orders = LongStream.range(0, 500).boxed().toList();
        List<Excerpt> excerpt = orders.stream()
                .map(o -> new Excerpt(o, ExcerptDirection.RECEIVED, huge))
                .toList();
        Finding finding = new Finding("TC-S-01", huge, huge, huge, huge, huge, huge, huge, orders, excerpt);
        List<Event> events = new ArrayList<>(Runs.events("shortfalls"));
        events.add(2, scenario("a", List.of(finding, finding, finding, finding, finding, finding)));
        events.add(3, scenario("b", List.of(finding, finding, finding, finding, finding, finding)));

        RequirementResult requirement = Reports.from(events).requirements().get(0);

        assertThat(requirement.findings()).hasSize(10);
        assertThat(requirement.findingsLeft()).isEqualTo(4);
        assertThat(requirement.findings())
                .filteredOn(shown -> shown.finding().subject().startsWith("vvv"))
                .hasSize(8)
                .allSatisfy(shown -> {
                    assertThat(shown.finding().messages()).hasSize(20);
                    assertThat(shown.finding().excerpt())
                            .hasSize(20)
                            .allMatch(e -> e.text().length() < 16_100);
                    assertThat(shown.finding().value())
                            .hasSizeLessThan(2_100)
                            .endsWith("… [998,000 characters left out]");
                    assertThat(shown.finding().subject()).hasSizeLessThan(300);
                    assertThat(shown.left())
                            .isEqualTo("480 more messages are in the transcript; parts of long messages are left out");
                });
    }

    private static ScenarioFinished scenario(String key, List<Finding> findings) {
        return new ScenarioFinished(
                key, ScenarioKind.AUDIT, "", 0, key, List.of("TC-S-01"), Outcome.BROKE, 1, 1, "", findings, "");
    }
}
