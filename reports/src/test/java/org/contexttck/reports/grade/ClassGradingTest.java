package org.contexttck.reports.grade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.contexttck.reports.event.ClassGrade;
import org.contexttck.reports.event.ClassState;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassGradingTest {

    private static final ClassGrade CORE = named("transient-context", "client", "core", "TC-C-01", "TC-C-02");

    @ParameterizedTest
    @CsvSource({
        "PASSED, PASSED, MET",
        "PASSED, WARNED, MET",
        "PASSED, NOT_CLAIMED, MET",
        "PASSED, UNTESTED, MET",
        "PASSED, FAILED, NOT_MET",
        "PASSED, BLOCKED, NOT_MET",
        "PASSED, INCONCLUSIVE, NOT_MET",
        "PASSED, ERROR, NOT_MET",
        "NOT_CLAIMED, NOT_CLAIMED, NOT_CLAIMED",
        "NOT_CLAIMED, UNTESTED, NOT_CLAIMED",
        "NOT_CLAIMED, WARNED, NOT_MET",
        "FAILED, NOT_CLAIMED, NOT_MET",
    })
    void aClassIsWhatItsRowsCameTo(Verdict first, Verdict second, ClassState state) {
        List<ClassGrade> graded = ClassGrading.of(List.of(CORE), judged(first, second), true);

        assertThat(graded).extracting(ClassGrade::state).containsExactly(state);
        assertThat(graded.get(0).lacking().isEmpty())
                .isEqualTo(state != ClassState.NOT_MET || second == Verdict.WARNED);
    }

    @Test
    void aPartOfARunSaysNothingAndOtherClassesAreLeftOut() {
        ClassGrade other = named("context-pack", "server", "core", "CP-S-01");

        assertThat(ClassGrading.of(List.of(CORE, other), judged(Verdict.PASSED, Verdict.PASSED), false))
                .extracting(ClassGrade::name, ClassGrade::state)
                .containsExactly(org.assertj.core.groups.Tuple.tuple("core", ClassState.UNJUDGED));
    }

    @Test
    void whatIsGradedAgainKeepsNothingOfItsGrade() {
        List<ClassGrade> failed = ClassGrading.of(List.of(CORE), judged(Verdict.FAILED, Verdict.PASSED), true);

        assertThat(ClassGrading.of(failed, judged(Verdict.PASSED, Verdict.PASSED), true))
                .containsExactly(met(CORE));
    }

    @Test
    void theSentenceNamesProtocolAndRoleWhereThereAreSeveral() {
        ClassGrade display = met(named("transient-context", "client", "display", "TC-C-25"));
        ClassGrade marks = met(named("transient-context", "server", "core", "TC-S-01"));
        ClassGrade pages = met(named("context-saving", "server", "pagination", "CS-P-01"));
        ClassGrade unclaimed =
                new ClassGrade("context-pack", "server", "core", ClassState.NOT_CLAIMED, List.of("CP-S-01"), List.of());
        ClassGrade wire = met(named("wire", "server", "core", "W-S-01"));

        assertThat(ClassGrading.words(List.of(met(CORE), display, wire))).isEqualTo("core, display");
        assertThat(ClassGrading.words(List.of(met(CORE), display, marks)))
                .isEqualTo("client core, display; server core");
        assertThat(ClassGrading.words(List.of(marks, pages)))
                .isEqualTo("transient-context core; context-saving pagination");
        assertThat(ClassGrading.words(List.of(marks, unclaimed))).isEqualTo("core");
        assertThat(ClassGrading.wordsByProtocol(List.of(marks, unclaimed))).isEqualTo("transient-context core");
        assertThat(ClassGrading.words(List.of(CORE, wire))).isEmpty();
        assertThat(ClassGrading.met(List.of(CORE, display, wire)))
                .containsExactly("transient-context client display", "wire server core");
    }

    private static ClassGrade met(ClassGrade one) {
        return new ClassGrade(one.protocol(), one.role(), one.name(), ClassState.MET, one.requirements(), List.of());
    }

    private static ClassGrade named(String protocol, String role, String name, String... ids) {
        return new ClassGrade(protocol, role, name, ClassState.UNJUDGED, List.of(ids), List.of());
    }

    private static List<RequirementJudged> judged(Verdict... verdicts) {
        List<RequirementJudged> judged = new ArrayList<>();
        for (Verdict verdict : verdicts) {
            judged.add(new RequirementJudged(
                    CORE.requirements().get(judged.size()),
                    "transient-context",
                    "client",
                    "MUST",
                    "source",
                    "says",
                    verdict,
                    1,
                    "",
                    List.of(),
                    List.of(),
                    ""));
        }
        return judged;
    }
}
