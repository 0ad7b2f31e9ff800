package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.cucumber.CasePlace;
import org.contexttck.harness.cucumber.CaseResult;
import org.contexttck.harness.cucumber.FeatureRun;
import org.contexttck.harness.explore.Exploration;
import org.contexttck.harness.explore.Explored;
import org.contexttck.harness.explore.Explorer;
import org.contexttck.harness.explore.Generator;
import org.contexttck.harness.journal.ReplayDivergence;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.Monitors;
import org.contexttck.harness.monitor.RoleMonitors;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.target.GatewayEntry;
import org.contexttck.harness.profile.target.GatewayForm;
import org.contexttck.harness.target.Targets;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.EventSink;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.TargetReached;
import org.contexttck.reports.event.TargetUnreachable;

/** What one {@link RolePart} works with, and what came of it. */
final class PartRun {

    static final String FEATURES = "classpath:features";

    /** Where it is told that the kit itself has sent something wrong. */
    private static final String KITS_OWN = "W-S-01";

    private final Role role;
    private final RunContext context;
    private final ScenarioCount count;
    private final Findings everywhere = new Findings();
    private final Setting setting;
    private final Optional<Exploration> exploration;
    private final RoleMonitors monitors;
    private final RecordedConnections connections;
    private final Targets targets;
    private final List<ScenarioFinished> finished = new ArrayList<>();
    private final Set<String> elsewhere = new HashSet<>();
    private final List<Unreached> unreached = new ArrayList<>();
    private final List<TargetReached> targetsReached = new ArrayList<>();
    private final List<String> failures = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, Plan> plans = new LinkedHashMap<>();
    private Claims claims;
    private Predicate<Claim> also = claim -> false;

    PartRun(RolePart part, RunContext context, TranscriptFiles files) {
        this.role = part.role();
        this.context = context;
        this.count = new ScenarioCount(context, role, part.ways(context.request()));
        context.source().enter(role.text());
        this.claims = profile().claims();
        Optional<GatewayForm> form = profile().targets().gateway().map(GatewayEntry::form);
        this.setting = new Setting(this::claims, form, context.schemas(), true);
        this.monitors = new RoleMonitors(role, setting, everywhere);
        this.connections = new RecordedConnections(files, monitors, this::failed);
        this.targets = context.source().targets(connections);
        this.exploration = context.source().exploration(context.request().exploration());
    }

    /** Whether nothing but exploration takes place. */
    boolean onlyExplores() {
        return exploration.filter(Exploration::alone).isPresent();
    }

    Profile profile() {
        return context.request().profile();
    }

    /** What is tested. */
    Targets targets() {
        return targets;
    }

    /** Where the run takes what it makes up. */
    SeededRandom random() {
        return context.source().random();
    }

    /** How many scenarios may run at a time. */
    int jobs() {
        return context.request().jobs();
    }

    /** Whether faults of the network are asked for. */
    boolean faults() {
        return context.request().faults();
    }

    /** What is claimed: by the profile, or as {@link #claim} has said since. */
    Claims claims() {
        return claims;
    }

    /** Says what is claimed if the profile left that open. */
    void claim(Claims found) {
        claims = found;
    }

    /** Makes further claims that no profile writes, such as {@link Claim#SERVER_ON_STDIO}. */
    void alsoClaim(Predicate<Claim> further) {
        also = further;
    }

    /** Tells that the target is there. */
    void reached(TargetReached reached) {
        targetsReached.add(reached);
        context.events().accept(reached);
    }

    /** What was reached, in the order in which it was. */
    List<TargetReached> targetsReached() {
        return List.copyOf(targetsReached);
    }

    /** Tells that it is not, or not in this way; what other ways show stands. @param way empty for the target as a whole */
    void unreached(String way, Unreachable reason) {
        context.events().accept(new TargetUnreachable(role.text(), way, "", reason.getMessage(), reason.stderrTail()));
        unreached.add(new Unreached(role, way, reason.getMessage()));
        if (way.isEmpty()) {
            plans.values().forEach(plan -> plan.restLeftOut(reason.getMessage()));
        } else {
            plan(way).restLeftOut(reason.getMessage());
        }
    }

    private void failed(String what) {
        if (failures.isEmpty()) {
            failures.add(what);
        }
    }

    /** The first thing that the kit itself could not do, if there was any. */
    List<String> failures() {
        return List.copyOf(failures);
    }

    /** What could not be reached. */
    List<Unreached> unreached() {
        return List.copyOf(unreached);
    }

    /** What is to be tried in a way. @param way empty if there is only one */
    Plan plan(String way) {
        return plans.computeIfAbsent(way, name -> new Plan());
    }

    /** Tells what was planned and tried. @return what the kit planned and neither tried nor left out with a reason */
    List<String> tellPlans() {
        List<String> untold = new ArrayList<>();
        plans.forEach((way, plan) -> {
            context.events().accept(plan.event(role.text(), way));
            plan.untold().forEach(what -> untold.add(role.text() + (way.isEmpty() ? "" : " by " + way) + ": " + what));
        });
        return untold;
    }

    /** Whether what the target costs is asked for. */
    boolean billed() {
        return context.request().bill();
    }

    EventSink events() {
        return context.events();
    }

    /** Whether a requirement is about something claimed. */
    boolean applies(Requirement requirement) {
        return requirement.applies(claim -> also.test(claim) || claims.claimed(claim));
    }

    /**
     * Runs the scenarios of the role's requirements that are claimed and chosen.
     *
     * @param components what step classes may ask for
     * @param way put behind the key of each scenario; empty if there is only one way
     * @param tags a tag expression that leaves some of them out; empty for none
     * @param threads how many run at the same time
     */
    void scenarios(List<Object> components, String way, String tags, int threads) {
        Catalogue catalogue = context.catalogue();
        List<Requirement> applicable = catalogue.all().stream()
                .filter(one -> one.role() == role && one.untested().isEmpty())
                .filter(this::applies)
                .toList();
        if (applicable.isEmpty() || onlyExplores()) {
            return;
        }
        ScenarioEvents scenarioEvents = new ScenarioEvents(catalogue, role, way);
        Retries tries = new Retries(context.request().flaky());
        FeatureRun features = new FeatureRun(components);
        String chosen = ScenarioCount.tags(context.selection(), applicable, tags);
        Consumer<CaseResult> listener = result -> {
            ScenarioFinished event = scenarioEvents.event(result);
            if (!tries.again(event, result.evidence().isUnclear())) {
                tell(tries.all(event));
            }
        };
        Predicate<CasePlace> first = place -> inThisShard(scenarioEvents, place);
        Consumer<CasePlace> starts = place -> {
            context.source().enter(scenarioEvents.key(place));
            context.listener().starts(role.text(), place.name());
        };
        count.tellExact(FeatureRun.count(FEATURES, chosen, first), claim -> also.test(claim) || claims.claimed(claim));
        features.run(FEATURES, chosen, threads, first, starts, listener);
        for (Set<String> again = tries.keys(); !again.isEmpty(); again = tries.keys()) {
            Set<String> keys = again;
            Predicate<CasePlace> listed = place -> keys.contains(scenarioEvents.key(place));
            features.run(FEATURES, chosen, 1, listed, starts, listener);
        }
        context.source().enter(role.text());
    }

    /**
     * Explores as far as the run is asked to.
     *
     * @param make makes what draws conversations, of what monitors know
     */
    void explore(GeneratorMaker make) throws InterruptedException {
        String scope = "explored " + role.text();
        if (exploration.isEmpty() || !context.request().shard().has(scope)) {
            return;
        }
        context.source().enter(scope);
        try {
            context.listener().starts(role.text(), "exploring");
            Optional<Generator> generator = make.of(setting);
            if (generator.isPresent()) {
                Set<String> broken = broken();
                List<Requirement> rows = context.catalogue().all().stream()
                        .filter(one -> one.role() == role && one.untested().isEmpty() && applies(one))
                        .filter(one -> isChosen(one) && !broken.contains(one.id()))
                        .toList();
                Set<String> wanted = rows.stream().map(Requirement::id).collect(Collectors.toSet());
                Explored explored = new Explorer(generator.get(), wanted).explore(exploration.get());
                ExploredEvents.plan(explored, plan(ExploredEvents.WAY));
                rows.stream()
                        .flatMap(one -> ExploredEvents.of(one, explored).stream())
                        .forEach(this::tell);
            }
        } catch (ReplayDivergence other) {
            // the recording says so itself
        } catch (Unreachable gone) {
            // what scenarios have shown stands
            plan(ExploredEvents.WAY).leftOut("conversations", gone.getMessage());
        }
        context.source().enter(role.text());
    }

    /** What scenarios have shown to be wrong; each further case of it could mean many starts of the target, and tell nobody more. */
    private Set<String> broken() {
        Set<String> broken = finished().stream()
                .filter(one -> one.outcome() == Outcome.BROKE)
                .flatMap(one -> one.requirements().stream())
                .collect(Collectors.toCollection(TreeSet::new));
        if (!broken.isEmpty()) {
            plan(ExploredEvents.WAY)
                    .leftOut("cases of " + String.join(", ", broken), "scenarios show that they do not hold");
        }
        return broken;
    }

    /** Makes what draws the conversations of a role; empty if there is nothing to talk about. */
    @FunctionalInterface
    interface GeneratorMaker {

        Optional<Generator> of(Setting setting) throws Unreachable, InterruptedException;
    }

    private boolean inThisShard(ScenarioEvents scenarioEvents, CasePlace place) {
        if (context.request().shard().has(scenarioEvents.key(place))) {
            return true;
        }
        elsewhere.addAll(scenarioEvents.requirements(place.tags()));
        return false;
    }

    /** Whether the requirement has scenarios in other shards. */
    boolean elsewhere(Requirement requirement) {
        return elsewhere.contains(requirement.id());
    }

    /** Nothing more is to come: the monitors say what they have seen of the rows that are claimed and chosen. */
    void end() {
        connections.close();
        connections.stderr().forEach(context.events()::accept);
        context.source().tell(role, monitors);
        monitors.end();
        if (!unreached.isEmpty() && finished().isEmpty()) {
            return; // what was never there is blocked, and breaks nothing
        }
        context.catalogue().all().stream()
                .filter(one -> one.role() == role && one.untested().isEmpty() && applies(one))
                .filter(this::isChosen)
                .forEach(this::tellEverywhere);
    }

    /** By its id, or by a tag expression that has chosen scenarios of it, or may have chosen those that there are none of. */
    private boolean isChosen(Requirement one) {
        return context.selection().names(one)
                || Monitors.alone(one.id()) && context.selection().hasExpressions()
                || finished().stream()
                        .anyMatch(scenario -> scenario.requirements().contains(one.id()));
    }

    private void tellEverywhere(Requirement one) {
        List<String> own = everywhere.ownFaults();
        if (one.id().equals(KITS_OWN) && !own.isEmpty()) {
            tell(EverywhereEvents.ownFault(one, own.get(0)));
        } else if (everywhere.requirements().contains(one.id()) && !flaked(one)) {
            tell(EverywhereEvents.event(one, everywhere));
        }
    }

    /** Monitors have seen the tries that do not count, too, and cannot tell them from the others. */
    private boolean flaked(Requirement one) {
        return finished().stream()
                .anyMatch(scenario -> scenario.outcome() == Outcome.FLAKY
                        && scenario.requirements().contains(one.id()));
    }

    private void tell(ScenarioFinished event) {
        synchronized (finished) {
            finished.add(event);
            context.events().accept(event);
        }
    }

    /** The scenarios that ran, in the order in which they ended. */
    List<ScenarioFinished> finished() {
        synchronized (finished) {
            return List.copyOf(finished);
        }
    }
}
