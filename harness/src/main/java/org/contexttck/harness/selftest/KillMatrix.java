package org.contexttck.harness.selftest;

import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.catalogue.BrokenVariant;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.run.ReferenceApp;
import org.contexttck.harness.run.ReferenceProfile;
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

    private final Catalogue catalogue;
    private final ReferenceApp app;

    public KillMatrix(Catalogue catalogue, ReferenceApp app) {
        this.catalogue = catalogue;
        this.app = app;
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

    /** What the kit says of the reference: everything must pass. */
    public List<RequirementJudged> reference() throws InterruptedException {
        return QuietRun.of(catalogue, ReferenceProfile.stdio(app)).judged();
    }

    /** Runs one variant. */
    public Kill run(Case one) throws InterruptedException {
        Profile profile = ReferenceProfile.stdio(app, "--broken", one.variant().variant());
        return Kill.of(one, QuietRun.of(catalogue, profile));
    }

    /** The requirements that a null peer passed; there must be none. */
    public List<String> passedByNullPeer(String name) throws InterruptedException {
        return QuietRun.of(catalogue, ReferenceProfile.nullPeer(app, name)).judged().stream()
                .filter(one -> one.verdict() == Verdict.PASSED)
                .map(RequirementJudged::id)
                .toList();
    }
}
