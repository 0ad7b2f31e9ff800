package org.contexttck.harness.selftest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.ConformingVariant;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.run.reference.ReferenceApp;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Shows that the kit can fail, for every judged requirement, and that a few of these shows hold for processes too. */
@Execution(ExecutionMode.CONCURRENT)
class KillMatrixIT {

    /** What only a process can get wrong, or gets wrong in another way: its stdout, its end, its silence. */
    private static final Set<String> ALSO_AS_PROCESSES = Set.of("LogsToStdout", "ExitsOnUnknownTool");

    /** Whether each is tried with all scenarios of its protocol, which shows too that no other requirement notices it. */
    private static final boolean WHOLE = Boolean.getBoolean("contexttck.selftest.whole");

    /** Whether liberties are explored too. */
    private static final boolean LONGER = Boolean.getBoolean("contexttck.longer");

    private static final Set<Role> EXPLORED =
            Set.of(Role.SERVER, Role.CLIENT, Role.GATEWAY, Role.PARTICIPANT, Role.INTERMEDIARY);

    private static final Catalogue CATALOGUE = Catalogue.bundled();
    private static final ReferenceApp APP = ReferenceApp.installed();
    private static final KillMatrix EMBEDDED = new KillMatrix(CATALOGUE, APP, RunEnvironment.inside(APP.embedded()));
    private static final KillMatrix PROCESSES = new KillMatrix(CATALOGUE, APP, RunEnvironment.processes());

    @TestFactory
    Stream<DynamicTest> everyVariantIsCaught() {
        // Those that leave requests unanswered wait while the others work, so they come first.
        return EMBEDDED.cases().stream()
                .sorted((one, other) -> Boolean.compare(other.waits(), one.waits()))
                .map(KillMatrixIT::caught);
    }

    @TestFactory
    Stream<DynamicTest> someVariantsAreCaughtAsProcessesToo() {
        List<KillMatrix.Case> cases = PROCESSES.cases().stream()
                .filter(one -> ALSO_AS_PROCESSES.contains(one.variant().variant()))
                .toList();
        assertThat(cases).hasSameSizeAs(ALSO_AS_PROCESSES);
        return cases.stream()
                .map(one -> caught(
                        one,
                        " as a process",
                        () -> PROCESSES.run(one, List.of(one.requirement().id(), "W-S-03", "TC-S-01"))));
    }

    @TestFactory
    Stream<DynamicTest> whoTakesALibertyConforms() {
        return EMBEDDED.conforming().stream()
                .map(one -> dynamicTest(
                        one.role().text() + " " + one.variant(),
                        () -> assertThat(EMBEDDED.heldAgainst(one))
                                .as(one.liberty())
                                .isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> nobodyPassesByDoingNothing() {
        return KillMatrix.nullPeers().stream()
                .map(peer -> dynamicTest(
                        peer.role().text() + " " + peer.name(),
                        () -> assertThat(EMBEDDED.passedBy(peer)).isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> norDoesAProcess() {
        return KillMatrix.nullPeers().stream()
                .filter(peer -> peer.role() == Role.SERVER)
                .map(peer -> dynamicTest(
                        peer.name(), () -> assertThat(PROCESSES.passedBy(peer)).isEmpty()));
    }

    /** What else the reference passes is shown by ReferenceRunIT. */
    @Test
    void theReferencePassesWithoutPairsToo() throws Exception {
        assertThat(EMBEDDED.missedByUnscopedClient()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void theVariantsAreThoseOfTheCatalogue(Role role) {
        Set<String> judged = EMBEDDED.cases().stream()
                .filter(one -> one.requirement().role() == role)
                .map(one -> one.variant().variant())
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(APP.embedded().variants(role)).isNotEmpty().containsExactlyElementsOf(judged);
    }

    @TestFactory
    Stream<DynamicTest> norDoesExplorationFindAnythingWrongWithIt() {
        return EMBEDDED.conforming().stream()
                .filter(one -> LONGER && EXPLORED.contains(one.role()))
                .map(one -> dynamicTest(
                        one.role().text() + " " + one.variant(),
                        () -> assertThat(EMBEDDED.exploredAgainst(one))
                                .as(one.liberty())
                                .isEmpty()));
    }

    @ParameterizedTest
    @EnumSource
    void theLibertiesAreThoseThatAreDeclared(Role role) {
        List<String> declared = EMBEDDED.conforming().stream()
                .filter(one -> one.role() == role)
                .map(ConformingVariant::variant)
                .toList();

        assertThat(APP.embedded().liberties(role)).containsExactlyInAnyOrderElementsOf(declared);
    }

    /** A liberty that is a fault is told as one. */
    @Test
    void whoMustNotIsHeldToIt() throws Exception {
        ConformingVariant none = new ConformingVariant(
                "LosesContext",
                "sub-context",
                Role.GATEWAY,
                "none",
                List.of(),
                Optional.empty(),
                List.of("SC-G-01", "SC-G-03"),
                List.of("SC-G-03"));

        assertThat(EMBEDDED.heldAgainst(none))
                .hasSize(2)
                .anyMatch(line -> line.startsWith("SC-G-01 failed"))
                .contains("SC-G-03 does not warn, as is declared");
    }

    private static DynamicTest caught(KillMatrix.Case one) {
        return caught(one, "", () -> WHOLE ? EMBEDDED.run(one) : EMBEDDED.runShort(one));
    }

    private static DynamicTest caught(KillMatrix.Case one, String how, Callable<Kill> run) {
        String name = one.requirement().id() + " " + one.variant().variant() + how;
        return dynamicTest(name, () -> {
            String problem = run.call().problem();
            if (!problem.isEmpty()) {
                fail("%s: %s", name, problem);
            }
        });
    }
}
