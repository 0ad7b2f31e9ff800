package org.contexttck.harness.selftest;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.contexttck.harness.catalogue.BrokenVariant;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.Claims;
import org.contexttck.harness.run.ReferenceApp;
import org.contexttck.harness.selftest.Bench.Pace;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;

/**
 * Shows that the kit can fail: runs the specification against the reference, against each of its broken variants, and
 * against peers that answer nothing useful.
 */
public final class KillMatrix {

    /** Peers that answer nothing useful on stdio; none of them may score a pass. */
    public static final List<String> NULL_PEERS =
            List.of("NeverAnswers", "ClosesAtOnce", "ErrorsEverything", "Echoes", "PrintsGarbage");

    private static final Set<Verdict> REFERENCE = Set.of(Verdict.PASSED, Verdict.UNTESTED, Verdict.NOT_CLAIMED);

    private static final String WIRE = "wire";
    private static final String TRANSIENT_CONTEXT = "transient-context";

    private final Catalogue catalogue;
    private final ReferenceApp app;
    private final Bench bench;

    public KillMatrix(Catalogue catalogue, ReferenceApp app, Bench bench) {
        this.catalogue = catalogue;
        this.app = app;
        this.bench = bench;
    }

    /** A variant and the requirement that must catch it. */
    public record Case(Requirement requirement, BrokenVariant variant) {}

    /** Every variant that the catalogue names for a requirement with a scenario. */
    public List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        for (Requirement one : catalogue.all()) {
            if (one.role() == Role.SERVER && one.untested().isEmpty()) {
                one.broken().forEach(variant -> cases.add(new Case(one, variant)));
            }
        }
        return cases;
    }

    /** The requirements that the reference did not pass, with verdict and reason; there must be none. */
    public List<String> missedByReference() throws InterruptedException {
        return run(Pace.ANSWERS, claims -> claims, "server").judged().stream()
                .filter(one -> !REFERENCE.contains(one.verdict()))
                .map(one -> one.id() + " " + one.verdict().text() + " (" + one.reason() + ")")
                .toList();
    }

    /**
     * Runs one variant, with the claims of the protocol that it breaks: its faults are in the tools of that protocol or on
     * the wire, and only there.
     */
    public Kill run(Case one) throws InterruptedException {
        Pace pace = one.variant().silent().isPresent() ? Pace.SILENT_AT_TIMES : Pace.ANSWERS;
        String protocol = one.requirement().protocol();
        String scope = protocol.equals(WIRE) ? TRANSIENT_CONTEXT : protocol;
        return Kill.of(
                one,
                run(
                        pace,
                        claims -> claims.only(scope),
                        "server",
                        "--broken",
                        one.variant().variant()));
    }

    /** The requirements that a null peer passed; there must be none. */
    public List<String> passedByNullPeer(String name) throws InterruptedException {
        return run(Pace.USELESS, claims -> claims, "null-peer", name).judged().stream()
                .filter(one -> one.verdict() == Verdict.PASSED)
                .map(RequirementJudged::id)
                .toList();
    }

    private QuietRun run(Pace pace, UnaryOperator<Claims> scope, String... arguments) throws InterruptedException {
        return bench.run(catalogue, app, pace, scope, List.of(arguments));
    }
}
