package org.contexttck.harness.selftest;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.BrokenVariant;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.ConformingVariant;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.run.ReferenceProfile;
import org.contexttck.harness.run.reference.ReferenceApp;
import org.contexttck.harness.run.reference.ReferenceChoice;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;

/**
 * Shows that the kit can fail, and that it fails nobody who is right: runs the specification against the references, against
 * each of their broken variants, against references that take a liberty, and against peers that do nothing useful.
 */
public final class KillMatrix {

    private static final Map<Role, List<String>> NULL_PEERS = new EnumMap<>(Map.of(
            Role.SERVER, List.of("NeverAnswers", "ClosesAtOnce", "ErrorsEverything", "Echoes", "PrintsGarbage"),
            Role.CLIENT, List.of("NeverCallsTools", "NeverAsksTheModel", "ClosesAtOnce", "AgreesToEverything"),
            Role.INTERMEDIARY, List.of("NeverAnswers", "ErrorsEverything", "Echoes", "NoTools", "EmptyResults"),
            Role.GATEWAY, List.of("DeliversNothing", "DeliversToOne", "EchoesOnly", "RefusesEverybody", "SaysNothing"),
            Role.PARTICIPANT, List.of("ParticipantAgrees")));

    private static final Set<Role> LOSE_MESSAGES = EnumSet.of(Role.GATEWAY, Role.PARTICIPANT);

    private static final Set<Verdict> REFERENCE = Set.of(Verdict.PASSED, Verdict.UNTESTED, Verdict.NOT_CLAIMED);

    /** Collapsing results without a pair and keeping them are both right, so each has a run of the client. */
    private static final String UNSCOPED_OPTION = "--unscoped";

    /** A variant that is not about floods is tried without them; each takes as long as all the rest. */
    private static final String NO_FLOOD = "not @flood";

    private static final String WIRE = "wire";
    private static final String TRANSIENT_CONTEXT = "transient-context";

    private final Catalogue catalogue;
    private final ReferenceApp app;
    private final RunEnvironment runEnvironment;

    public KillMatrix(Catalogue catalogue, ReferenceApp app, RunEnvironment runEnvironment) {
        this.catalogue = catalogue;
        this.app = app;
        this.runEnvironment = runEnvironment;
    }

    /** A variant and the requirement that must catch it. */
    public record Case(Requirement requirement, BrokenVariant variant) {

        /** Whether a run of it mostly waits: for answers that never come, or for messages that a gateway has lost. */
        public boolean waits() {
            return variant.silent().isPresent() || LOSE_MESSAGES.contains(requirement.role());
        }
    }

    /** A peer that does nothing useful; it may not score a single pass. */
    public record NullPeer(Role role, String name) {}

    /** Every variant that the catalogue names for a requirement with a scenario. */
    public List<Case> cases() {
        return cases(catalogue);
    }

    /** As above, for what needs no more than the catalogue. */
    public static List<Case> cases(Catalogue catalogue) {
        List<Case> cases = new ArrayList<>();
        for (Requirement one : catalogue.all()) {
            if (one.untested().isEmpty()) {
                one.broken().forEach(variant -> cases.add(new Case(one, variant)));
            }
        }
        return cases;
    }

    /** Every peer that does nothing useful, in every role. */
    public static List<NullPeer> nullPeers() {
        return NULL_PEERS.entrySet().stream()
                .flatMap(entry -> entry.getValue().stream().map(name -> new NullPeer(entry.getKey(), name)))
                .toList();
    }

    /** The requirements that the references did not pass, with verdict and reason; there must be none. */
    public List<String> missedByReference() throws InterruptedException {
        QuietRun all =
                run(Responsiveness.ANSWERS, claims -> claims, ReferenceChoice.reference(), EnumSet.allOf(Role.class));
        return Stream.concat(missed(all), missedByUnscopedClient().stream()).toList();
    }

    /** As above, for a client that also collapses what no workflow step has paired (TC-C-20). */
    public List<String> missedByUnscopedClient() throws InterruptedException {
        ReferenceChoice client = ReferenceChoice.reference().with(UNSCOPED_OPTION);
        return missed(run(Responsiveness.ANSWERS, Claims::andUnscopedCollapse, client, EnumSet.of(Role.CLIENT)))
                .toList();
    }

    private static Stream<String> missed(QuietRun run) {
        return run.judged().stream()
                .filter(one -> !REFERENCE.contains(one.verdict()))
                .map(KillMatrix::told);
    }

    private static String told(RequirementJudged one) {
        return one.id() + " " + one.verdict().text() + " (" + one.reason() + ")";
    }

    /** Runs one variant as {@link #run} does, but only for its own requirement, where that alone catches it. */
    public Kill runShort(Case one) throws InterruptedException {
        Kill own = run(one, List.of(one.requirement().id()));
        return own.caught() && own.named() ? own : run(one);
    }

    /**
     * Runs one variant, with the claims of the protocol that it breaks, of context-saving for that sort of tools: its faults
     * are there or on the wire, and nowhere else.
     */
    public Kill run(Case one) throws InterruptedException {
        return run(one, List.of(NO_FLOOD, one.requirement().id()));
    }

    /** Runs one variant for what is chosen, as {@code --only} does. */
    Kill run(Case one, List<String> only) throws InterruptedException {
        Responsiveness responsiveness = one.waits() ? Responsiveness.SILENT_AT_TIMES : Responsiveness.ANSWERS;
        String protocol = one.requirement().protocol();
        String scope = protocol.equals(WIRE) ? TRANSIENT_CONTEXT : protocol;
        ReferenceChoice subject = ReferenceChoice.broken(one.variant().variant());
        boolean unscoped = one.requirement().claims().contains(Claim.UNSCOPED_COLLAPSE);
        Profile profile = profile(
                responsiveness,
                claims -> (unscoped ? claims.andUnscopedCollapse() : claims)
                        .only(scope, one.requirement().claims()),
                unscoped ? subject.with(UNSCOPED_OPTION) : subject,
                EnumSet.of(one.requirement().role()));
        List<String> chosen =
                one.variant().explored() ? List.of(one.requirement().id()) : only;
        return Kill.of(
                one,
                one.variant().explored()
                        ? QuietRun.exploring(catalogue, profile, chosen, runEnvironment)
                        : QuietRun.of(catalogue, profile, chosen, runEnvironment));
    }

    /** Every reference that takes a liberty and conforms. */
    public List<ConformingVariant> conforming() {
        return ConformingVariant.bundled(catalogue);
    }

    /**
     * Runs a reference that takes a liberty, with the claims of its protocol, and says what is held against it: rows with
     * verdict and reason, and those that should have warned and did not. There must be none.
     */
    public List<String> heldAgainst(ConformingVariant variant) throws InterruptedException {
        Profile profile = profile(variant);
        List<String> only = variant.only().isEmpty() ? List.of(NO_FLOOD) : variant.only();
        QuietRun run = QuietRun.of(catalogue, profile, only, runEnvironment);
        Set<String> unwarned = new LinkedHashSet<>(variant.warns());
        List<String> held = new ArrayList<>();
        for (RequirementJudged one : run.judged()) {
            boolean allowed = one.verdict() == Verdict.WARNED && unwarned.remove(one.id());
            if (!allowed && !REFERENCE.contains(one.verdict())) {
                held.add(told(one));
            }
        }
        unwarned.forEach(id -> held.add(id + " does not warn, as is declared"));
        if (held.isEmpty() && run.end().exitCode() != 0) {
            held.add(run.end().headline());
        }
        return held;
    }

    /** Explores such a reference, whatever rows it bears on, and says what is shown to be wrong; there must be nothing. */
    public List<String> exploredAgainst(ConformingVariant variant) throws InterruptedException {
        return QuietRun.exploring(catalogue, profile(variant), List.of(), runEnvironment).judged().stream()
                .filter(one -> one.verdict() == Verdict.FAILED
                        || one.verdict() == Verdict.WARNED && !variant.warns().contains(one.id()))
                .map(KillMatrix::told)
                .toList();
    }

    private Profile profile(ConformingVariant variant) {
        String scope = variant.protocol().equals(WIRE) ? TRANSIENT_CONTEXT : variant.protocol();
        return profile(
                Responsiveness.ANSWERS,
                claims -> claims.only(scope, List.of(Claim.values())),
                ReferenceChoice.liberty(variant.variant()),
                EnumSet.of(variant.role()));
    }

    /** Runs the references for some requirements, one scenario at a time, and keeps what went over the wire. */
    ReferenceTraffic reference(List<String> requirements) throws InterruptedException {
        ReferenceTraffic traffic = new ReferenceTraffic();
        Set<Role> roles = EnumSet.noneOf(Role.class);
        requirements.forEach(
                id -> catalogue.requirement(id).map(Requirement::role).ifPresent(roles::add));
        record(traffic, requirements, claims -> claims, ReferenceChoice.reference(), roles);
        if (roles.contains(Role.CLIENT)) {
            ReferenceChoice unscoped = ReferenceChoice.reference().with(UNSCOPED_OPTION);
            List<String> ofClients = requirements.stream()
                    .filter(id -> catalogue
                            .requirement(id)
                            .filter(it -> it.claims().contains(Claim.UNSCOPED_COLLAPSE))
                            .isPresent())
                    .toList();
            if (!ofClients.isEmpty()) {
                record(traffic, ofClients, Claims::andUnscopedCollapse, unscoped, EnumSet.of(Role.CLIENT));
            }
        }
        return traffic;
    }

    private void record(
            RunObserver observer,
            List<String> only,
            UnaryOperator<Claims> scope,
            ReferenceChoice subject,
            Set<Role> roles)
            throws InterruptedException {
        Profile profile = ReferenceProfile.of(
                app, runEnvironment, Responsiveness.ANSWERS.limits(runEnvironment.isInside()), subject, roles);
        QuietRun.of(catalogue, profile.withClaims(scope.apply(profile.claims())), runEnvironment, only, observer);
    }

    /** The requirements that a null peer passed; there must be none. */
    public List<String> passedBy(NullPeer peer) throws InterruptedException {
        return run(
                        Responsiveness.USELESS,
                        claims -> claims,
                        ReferenceChoice.nullPeer(peer.name()),
                        EnumSet.of(peer.role()))
                .judged()
                .stream()
                .filter(one -> one.verdict() == Verdict.PASSED)
                .map(RequirementJudged::id)
                .toList();
    }

    private QuietRun run(
            Responsiveness responsiveness, UnaryOperator<Claims> scope, ReferenceChoice subject, Set<Role> roles)
            throws InterruptedException {
        return QuietRun.of(catalogue, profile(responsiveness, scope, subject, roles), List.of(), runEnvironment);
    }

    private Profile profile(
            Responsiveness responsiveness, UnaryOperator<Claims> scope, ReferenceChoice subject, Set<Role> roles) {
        Profile profile = ReferenceProfile.of(
                app, runEnvironment, responsiveness.limits(runEnvironment.isInside()), subject, roles);
        return profile.withClaims(scope.apply(profile.claims()));
    }
}
