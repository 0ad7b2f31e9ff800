package org.contexttck.harness.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.journal.Journal;
import org.contexttck.harness.monitor.Monitors;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.verdict.Judge;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.ClassGrade;
import org.contexttck.reports.event.EventSink;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.event.TargetReached;
import org.contexttck.reports.event.Verdict;

/** Runs the executable specification against everything that a profile names and reports it all as events. */
public final class ConformanceRun {

    private static final String WIRE = "wire";

    private final Catalogue catalogue;
    private final Schemas schemas;
    private final EventSink events;
    private final RunListener listener;
    private final long started = System.nanoTime();

    /** @param listener hears how far the run has come */
    public ConformanceRun(Catalogue catalogue, Schemas schemas, EventSink events, RunListener listener) {
        this.catalogue = catalogue;
        this.schemas = schemas;
        this.events = events;
        this.listener = listener;
    }

    /**
     * Runs.
     *
     * @throws UsageException if {@code --only} chooses nothing that exists
     * @throws UncheckedIOException if a transcript could not be written; its cause says which, and why
     */
    public RunFinished execute(RunRequest request) throws InterruptedException {
        return execute(request, RunEnvironment.processes());
    }

    /**
     * Runs on a bench of the caller's choice.
     *
     * @throws UsageException if {@code --only} chooses nothing that exists
     * @throws UncheckedIOException if a transcript could not be written; its cause says which, and why
     */
    public RunFinished execute(RunRequest request, RunEnvironment runEnvironment) throws InterruptedException {
        UnaryOperator<String> hide = request.profile().secrets()::hide;
        TranscriptFiles files = new TranscriptFiles(request.out(), hide);
        RunFinished finished;
        try (TranscriptFiles.Recording kit = files.start(Recording.JOURNAL)) {
            Journal journal = new Journal(kit::note, hide);
            finished = run(request, live(request, runEnvironment, Optional.of(journal)), files);
        }
        try {
            files.raise();
        } catch (IOException unwritten) {
            throw new UncheckedIOException(unwritten);
        }
        return finished;
    }

    /**
     * Runs where only the events count: no transcript is written, and the folder of the request stays as it is.
     *
     * @throws UsageException if {@code --only} chooses nothing that exists
     */
    public RunFinished executeUnrecorded(RunRequest request, RunEnvironment runEnvironment)
            throws InterruptedException {
        return run(request, live(request, runEnvironment, Optional.empty()), TranscriptFiles.none());
    }

    /** Runs with what a run was told before in place of what is tested; nothing is written but the events. */
    public RunFinished grade(RunRequest request, RunSource recorded) throws InterruptedException {
        return run(request, recorded, TranscriptFiles.none());
    }

    private RunSource live(RunRequest request, RunEnvironment runEnvironment, Optional<Journal> journal) {
        return new LiveSource(request.profile(), schemas, runEnvironment, journal);
    }

    private RunFinished run(RunRequest request, RunSource source, TranscriptFiles files) throws InterruptedException {
        List<RolePart> roles = roles(request.profile());
        Selection selection = Selection.of(
                catalogue, request.only(), roles.stream().map(RolePart::role).toList());
        events.accept(RunStart.event(request, selection, catalogue, roles));
        RunContext context = new RunContext(catalogue, schemas, events, listener, request, selection, source);
        Map<Role, PartRun> parts = new EnumMap<>(Role.class);
        List<RolePart> concerned =
                roles.stream().filter(role -> selection.mayConcern(role.role())).toList();
        concerned.forEach(role -> new ScenarioCount(context, role.role(), role.ways(request)).tellGuess());
        for (RolePart role : concerned) {
            parts.put(role.role(), run(role, context, files));
        }
        return finish(request, selection, parts);
    }

    private static List<RolePart> roles(Profile profile) {
        return RolePart.ALL.stream().filter(role -> role.in(profile)).toList();
    }

    /** The roles that a profile names something for. */
    public static List<Role> rolesOf(Profile profile) {
        return roles(profile).stream().map(RolePart::role).toList();
    }

    private PartRun run(RolePart role, RunContext context, TranscriptFiles files) throws InterruptedException {
        PartRun run = new PartRun(role, context, files);
        try {
            role.run(run);
        } catch (Unreachable reason) {
            run.unreached("", reason);
        } finally {
            run.end();
        }
        if (context.request().bill()) {
            role.bill(context.request().profile()).forEach(events::accept);
        }
        return run;
    }

    private RunFinished finish(RunRequest request, Selection selection, Map<Role, PartRun> parts) {
        List<String> untold =
                parts.values().stream().flatMap(run -> run.tellPlans().stream()).toList();
        List<RequirementJudged> judged = new ArrayList<>();
        for (Requirement one : catalogue.all()) {
            if (parts.containsKey(one.role())) {
                judge(one, selection, parts.get(one.role()), judged);
            }
        }
        judged.forEach(events::accept);
        CitedReadings.of(catalogue, judged).forEach(events::accept);
        Profile profile = request.profile();
        List<String> protocols = parts.values().stream()
                .flatMap(run -> run.claims().protocols().stream())
                .distinct()
                .toList();
        Product named = TargetReached.named(
                RunStart.named(profile), parts.values().stream().flatMap(run -> run.targetsReached().stream()));
        List<String> failures =
                parts.values().stream().flatMap(run -> run.failures().stream()).toList();
        if (!failures.isEmpty() || !untold.isEmpty()) {
            return end(
                    RunVerdict.ERROR,
                    failures.isEmpty() ? Headline.untold(untold) : Headline.failed(failures),
                    judged,
                    Judge.classes(catalogue, judged, false, request.faults()));
        }
        List<Unreached> unreached =
                parts.values().stream().flatMap(run -> run.unreached().stream()).toList();
        if (!unreached.isEmpty()) {
            boolean nothing =
                    parts.values().stream().allMatch(run -> run.finished().isEmpty());
            String headline =
                    nothing ? Headline.unreached(unreached) : Headline.partly(named, judged, protocols, unreached);
            return end(
                    RunVerdict.UNREACHABLE,
                    headline,
                    judged,
                    Judge.classes(catalogue, judged, false, request.faults()));
        }
        boolean nothingFound = parts.keySet().equals(Set.of(Role.SERVER))
                && !profile.claims().decided()
                && protocols.isEmpty()
                && judged.stream().anyMatch(one -> !one.protocol().equals(WIRE));
        RunVerdict found = Judge.overall(
                judged.stream()
                        .filter(one -> !leftToTheMerge(one, request, parts.values()))
                        .toList(),
                request.strict());
        RunVerdict verdict = nothingFound && Judge.exitCode(found) == 0 ? RunVerdict.INCONCLUSIVE : found;
        boolean whole = selection.text().isEmpty() && request.shard().isWhole();
        List<ClassGrade> classes = Judge.classes(catalogue, judged, whole, request.faults());
        String headline = Headline.of(named, verdict, judged, classes, selection.text(), protocols, nothingFound);
        return end(verdict, headline, judged, classes);
    }

    /** One shard may see nothing of what looks back at a whole run, or have just what a profile gives nothing to try. */
    private static boolean leftToTheMerge(RequirementJudged one, RunRequest request, Collection<PartRun> parts) {
        return !request.shard().isWhole()
                && one.verdict() == Verdict.INCONCLUSIVE
                && parts.stream()
                        .flatMap(run -> run.finished().stream())
                        .filter(scenario -> scenario.requirements().contains(one.id()))
                        .allMatch(scenario ->
                                scenario.kind() == ScenarioKind.AUDIT || scenario.outcome() == Outcome.SKIPPED);
    }

    /** What one way has shown stands although another could not be reached; the reason says so, and so does the headline. */
    private static void judge(Requirement one, Selection selection, PartRun run, List<RequirementJudged> judged) {
        List<ScenarioFinished> own = new ArrayList<>(run.finished().stream()
                .filter(scenario -> scenario.requirements().contains(one.id()))
                .sorted(ScenarioFinished.BY_PLACE)
                .toList());
        if (!Monitors.alone(one.id()) && !run.onlyExplores() && own.stream().allMatch(ConformanceRun::heldEverywhere)) {
            own.clear();
        }
        boolean otherShard = own.isEmpty() && run.elsewhere(one);
        if (selection.names(one) && !otherShard || !own.isEmpty()) {
            List<Unreached> unreached = run.unreached();
            boolean shown = !own.isEmpty();
            if (!shown && !unreached.isEmpty()) {
                own.add(RunStart.blocked(RunStart.reasons(unreached)));
            }
            RequirementJudged verdict = new Judge(run::applies).judge(one, own);
            judged.add(shown && !unreached.isEmpty() ? RunStart.less(verdict, unreached) : verdict);
        }
    }

    /** What monitors and exploration have seen counts beside the scenarios of a row, not in their place. */
    private static boolean heldEverywhere(ScenarioFinished scenario) {
        return scenario.kind() == ScenarioKind.AUDIT && scenario.outcome() == Outcome.HELD;
    }

    private RunFinished end(
            RunVerdict verdict, String headline, List<RequirementJudged> judged, List<ClassGrade> classes) {
        RunFinished end = new RunFinished(
                Instant.now(),
                Duration.ofNanos(System.nanoTime() - started).toMillis(),
                verdict,
                headline,
                Judge.exitCode(verdict),
                Judge.count(judged),
                classes);
        events.accept(end);
        return end;
    }
}
