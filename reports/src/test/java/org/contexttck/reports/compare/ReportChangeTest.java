package org.contexttck.reports.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.reports.Kits;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.Kit;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.text.JsonText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReportChangeTest {

    private static final ReportSide OLDER = side(RunVerdict.CONFORMING, "");
    private static final ReportSide NEWER = side(RunVerdict.NOT_CONFORMING, "");

    @ParameterizedTest
    @CsvSource({
        "PASSED, FAILED, WORSE",
        "PASSED, WARNED, WORSE",
        "WARNED, BLOCKED, WORSE",
        "PASSED, INCONCLUSIVE, WORSE",
        "FAILED, PASSED, BETTER",
        "FAILED, WARNED, BETTER",
        "ERROR, PASSED, BETTER",
        "FAILED, BLOCKED, OTHERWISE",
        "BLOCKED, FAILED, OTHERWISE",
        "NOT_CLAIMED, FAILED, NEW",
        "UNTESTED, PASSED, NEW",
        "FAILED, NOT_CLAIMED, GONE",
    })
    void anotherVerdictIsAChangeOfOneKind(Verdict before, Verdict after, ChangeKind kind) {
        ReportChange change = between(List.of(row("TC-S-01", before)), List.of(row("TC-S-01", after)));

        assertThat(change.changes()).extracting(RowChange::change).containsExactly(kind);
        assertThat(change.worse()).isEqualTo(kind == ChangeKind.WORSE);
        assertThat(change.same()).isZero();
    }

    @Test
    void whatIsTheSameIsCountedUnlessItIsLeftAside() {
        List<RequirementJudged> rows = List.of(
                row("TC-S-01", Verdict.PASSED), row("TC-S-02", Verdict.FAILED), row("TC-S-03", Verdict.NOT_CLAIMED));

        ReportChange change = between(rows, rows);

        assertThat(change.changes()).isEmpty();
        assertThat(change.same()).isEqualTo(2);
        assertThat(new ChangeText(100).text(change)).endsWith("\n2 as before. Nothing got worse.");
    }

    @Test
    void whyARequirementIsNewOrGoneIsSaid() {
        List<RequirementJudged> before = List.of(row("TC-S-01", Verdict.PASSED), row("TC-S-02", Verdict.PASSED));
        List<RequirementJudged> after = List.of(
                row("TC-S-02", Verdict.NOT_CLAIMED), row("TC-S-03", Verdict.PASSED), row("TC-S-04", Verdict.UNTESTED));

        ReportChange whole = between(before, after);
        ReportChange partial = ReportChange.between(OLDER, before, side(RunVerdict.CONFORMING, "TC-S-02"), after);

        assertThat(whole.changes())
                .extracting(RowChange::id, RowChange::verdicts)
                .containsExactly(
                        tuple("TC-S-02", "was passed (not claimed now)"),
                        tuple("TC-S-03", "passed (not in the catalogue before)"),
                        tuple("TC-S-01", "was passed (not in the catalogue now)"));
        assertThat(partial.of(ChangeKind.GONE)).extracting(RowChange::why).contains("not chosen now");
    }

    @Test
    void aCatalogueThatPutsARowOtherwiseIsNamed() {
        RequirementJudged was = row("TC-S-01", Verdict.PASSED);
        RequirementJudged is = new RequirementJudged(
                "TC-S-01",
                was.protocol(),
                was.role(),
                "SHOULD",
                "derived",
                "Something else.",
                Verdict.PASSED,
                1,
                "",
                List.of(),
                List.of(),
                "");

        assertThat(between(List.of(was), List.of(is)).amended())
                .containsExactly(new RowAmendment(
                        "TC-S-01", "SHOULD, was MUST; basis derived, was source; says something else"));
    }

    @Test
    void aRunWithoutAVerdictIsWorseWhateverItsRows() {
        ReportChange change = ReportChange.between(OLDER, List.of(), side(RunVerdict.UNREACHABLE, ""), List.of());

        assertThat(change.worse()).isTrue();
        assertThat(new ChangeText(100).text(change)).endsWith("The newer run came to no verdict.");
    }

    @Test
    void reportsOfRunsAreComparedAndTheJsonFitsItsSchema() {
        ReportChange change = ReportChange.between(Runs.report("passing"), Runs.report("shortfalls"));

        assertThat(change.changes()).isNotEmpty();
        assertThat(Kits.errors("comparison.schema.json", JsonText.read(change.json())))
                .isEmpty();
    }

    @Test
    void markdownKeepsTextsOfTargetsAsTextAndCutsLongLists() {
        List<RequirementJudged> before = Stream.iterate(0, n -> n + 1)
                .limit(50)
                .map(n -> row("TC-S-" + n, Verdict.PASSED))
                .toList();
        List<RequirementJudged> after =
                before.stream().map(one -> row(one.id(), Verdict.FAILED)).toList();
        ReportSide hostile = new ReportSide(
                new Product("<b>|@all", "1"),
                RunVerdict.NOT_CONFORMING,
                Instant.EPOCH,
                new Kit("context-tck", "0.1.0", "17", "Linux"),
                "b",
                "");

        String text = ChangeMarkdown.write(ReportChange.between(OLDER, before, hostile, after));

        assertThat(text)
                .startsWith("## context-tck: 50 requirements got worse.\n")
                .contains("\\<b\\>\\|\\@all 1", "### Worse: 50", "\nand 10 more\n")
                .doesNotContain("<b>");
    }

    private static ReportChange between(List<RequirementJudged> before, List<RequirementJudged> after) {
        return ReportChange.between(OLDER, before, NEWER, after);
    }

    private static org.assertj.core.groups.Tuple tuple(Object... values) {
        return org.assertj.core.groups.Tuple.tuple(values);
    }

    private static ReportSide side(RunVerdict verdict, String only) {
        return new ReportSide(
                new Product("orders", "1"),
                verdict,
                Instant.EPOCH,
                new Kit("context-tck", "0.1.0", "17", "Linux"),
                "a",
                only);
    }

    private static RequirementJudged row(String id, Verdict verdict) {
        return new RequirementJudged(
                id,
                "transient-context",
                "server",
                "MUST",
                "source",
                "A marked result has a summary.",
                verdict,
                1,
                "",
                List.of(),
                List.of(),
                "");
    }
}
