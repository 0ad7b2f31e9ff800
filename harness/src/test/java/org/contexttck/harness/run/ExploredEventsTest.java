package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.explore.CaseCode;
import org.contexttck.harness.explore.Explored;
import org.contexttck.harness.explore.ExploredCase;
import org.contexttck.harness.monitor.MonitorFinding;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.reports.event.Outcome;
import org.junit.jupiter.api.Test;

/** What a report is told of an exploration. */
class ExploredEventsTest {

    private static final Requirement PAGE =
            Catalogue.bundled().requirement("CS-P-05").orElseThrow();
    private static final Requirement TOTAL =
            Catalogue.bundled().requirement("CS-P-07").orElseThrow();
    private static final Requirement PACK =
            Catalogue.bundled().requirement("CP-S-07").orElseThrow();

    private static final ExploredCase CASE = new ExploredCase(
            new CaseCode("calls", List.of(2, 0, 3)),
            List.of("list_entries {}", "list_entries {\"limit\":2}"),
            new MonitorFinding("CS-P-05", Fault.of("list_entries", "it is wrong", "right", "wrong")));

    private static final Explored EXPLORED = new Explored(
            40,
            dimensions(),
            Map.of("CS-P-05", 30, "CS-P-07", 20),
            List.of(CASE),
            List.of("CS-P-06: it was wrong"),
            List.of("calls.AQ"),
            Optional.of("the server is gone"));

    private static Map<String, Integer> dimensions() {
        Map<String, Integer> dimensions = new LinkedHashMap<>();
        dimensions.put("calls at once", 12);
        dimensions.put("a limit of zero", 0);
        return dimensions;
    }

    @Test
    void aCaseIsShownByItsStepsUnderItsCode() {
        assertThat(ExploredEvents.of(PAGE, EXPLORED)).singleElement().satisfies(event -> {
            assertThat(event.key()).isEqualTo("case/CS-P-05/calls.AgAD");
            assertThat(event.caseCode()).isEqualTo("calls.AgAD");
            assertThat(event.name()).isEqualTo("explored: list_entries {}; then list_entries {\"limit\":2}");
            assertThat(event.outcome()).isEqualTo(Outcome.BROKE);
            assertThat(event.findings())
                    .singleElement()
                    .satisfies(finding -> assertThat(finding.headline()).isEqualTo("it is wrong"));
        });
    }

    @Test
    void whatWasSeenAndNotWrongHeld() {
        assertThat(ExploredEvents.of(TOTAL, EXPLORED)).singleElement().satisfies(event -> {
            assertThat(event.outcome()).isEqualTo(Outcome.HELD);
            assertThat(event.observations()).isEqualTo(20);
            assertThat(event.caseCode()).isEmpty();
        });
        assertThat(ExploredEvents.of(PACK, EXPLORED)).isEmpty();
    }

    @Test
    void saysWhatWasVariedAndWhatWasNot() {
        Plan plan = new Plan();
        ExploredEvents.plan(EXPLORED, plan);

        assertThat(plan.untold()).isEmpty();
        assertThat(plan.event("server", "explored").text())
                .isEqualTo("1 of 5 (calls at once: 12 of 40)"
                        + "; not a limit of zero: never came up in 40 conversations"
                        + "; not CS-P-06: it was wrong: not when the same was said again, so it counts for nothing"
                        + "; not the kept case calls.AQ: it draws another conversation by now; look for it with --explore again"
                        + "; not further conversations: the server is gone");
    }
}
