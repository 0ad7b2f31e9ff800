package org.contexttck.harness.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.contexttck.harness.audit.RunAudit;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.cucumber.FeatureRun;
import org.contexttck.harness.profile.Claims;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.ServerEntry;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.ConnectionLog;
import org.contexttck.harness.target.ServerTarget;
import org.contexttck.harness.verdict.Judge;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.EventSink;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.TargetUnreachable;

/** Runs the executable specification against one MCP server and reports everything as events. */
public final class ServerRun {

    private static final String FEATURES = "classpath:features";
    private static final String ON_STDIO = "server.stdio";
    private static final String WHOLE_RUN = "@whole-run";
    private static final String WIRE = "wire";

    private final Catalogue catalogue;
    private final Schemas schemas;
    private final EventSink events;
    private final Consumer<String> scenarioStarts;
    private final long started = System.nanoTime();

    /** Where the target comes from. */
    private interface Opener {
        ServerTarget open(ConnectionLog log) throws Unreachable, InterruptedException;
    }

    /** @param scenarioStarts hears the name of each scenario before it runs */
    public ServerRun(Catalogue catalogue, Schemas schemas, EventSink events, Consumer<String> scenarioStarts) {
        this.catalogue = catalogue;
        this.schemas = schemas;
        this.events = events;
        this.scenarioStarts = scenarioStarts;
    }

    /**
     * Runs.
     *
     * @throws UsageException if {@code --only} chooses nothing that exists
     * @throws UncheckedIOException if a transcript could not be written; its cause says which, and why
     */
    public RunFinished execute(RunRequest request) throws InterruptedException {
        return run(request, log -> ServerTarget.start(request.profile(), log));
    }

    /**
     * Runs against a peer inside this JVM, which stands for the process that the profile of the request would start.
     *
     * @throws UsageException if {@code --only} chooses nothing that exists
     * @throws UncheckedIOException if a transcript could not be written; its cause says which, and why
     */
    public RunFinished execute(RunRequest request, InProcessPeer peer) throws InterruptedException {
        return run(request, log -> ServerTarget.over(request.profile(), peer, log));
    }

    private RunFinished run(RunRequest request, Opener opener) throws InterruptedException {
        TranscriptFiles files =
                new TranscriptFiles(request.out(), request.profile().secrets()::hide);
        RunFinished finished = run(request, opener, files);
        try {
            files.raise();
        } catch (IOException unwritten) {
            throw new UncheckedIOException(unwritten);
        }
        return finished;
    }

    private RunFinished run(RunRequest request, Opener opener, TranscriptFiles files) throws InterruptedException {
        Selection selection = Selection.of(catalogue, request.only());
        Profile profile = request.profile();
        events.accept(RunStart.event(request, selection, catalogue));
        RunAudit audit = new RunAudit(schemas);
        try (RecordedConnections connections = new RecordedConnections(files, audit);
                ServerTarget target = opener.open(connections)) {
            events.accept(RunStart.reached(target, profile));
            Claims claims = profile.claims().decided() ? profile.claims() : Claims.fromToolList(target.tools());
            RunComponents.prepare(audit, claims);
            Predicate<String> claimed = applies(claims, profile);
            List<ScenarioFinished> scenarios = scenarios(selection, claims, claimed, target, audit);
            return finish(request, judge(selection, claimed, scenarios), claims);
        } catch (Unreachable unreachable) {
            return unreachable(request, selection, unreachable);
        }
    }

    private List<ScenarioFinished> scenarios(
            Selection selection, Claims claims, Predicate<String> claimed, ServerTarget target, RunAudit audit) {
        List<Requirement> applicable = catalogue.all().stream()
                .filter(one -> one.role() == Role.SERVER && one.untested().isEmpty())
                .filter(one -> one.applies(claimed))
                .toList();
        List<ScenarioFinished> finished = new ArrayList<>();
        if (applicable.isEmpty()) {
            return finished;
        }
        ScenarioEvents scenarioEvents = new ScenarioEvents(catalogue);
        FeatureRun features = new FeatureRun(RunComponents.of(target, audit, schemas, claims));
        String tags = selection.tagExpression(applicable);
        for (String part : List.of(" and not " + WHOLE_RUN, " and " + WHOLE_RUN)) {
            features.run(FEATURES, tags + part, scenarioStarts, result -> {
                ScenarioFinished event = scenarioEvents.event(result);
                finished.add(event);
                events.accept(event);
            });
        }
        return finished;
    }

    private List<RequirementJudged> judge(
            Selection selection, Predicate<String> claimed, List<ScenarioFinished> scenarios) {
        Judge judge = new Judge(one -> one.applies(claimed));
        List<RequirementJudged> judged = new ArrayList<>();
        for (Requirement one : catalogue.all()) {
            List<ScenarioFinished> own = scenarios.stream()
                    .filter(scenario -> scenario.requirements().contains(one.id()))
                    .toList();
            if (one.role() == Role.SERVER && (selection.names(one) || !own.isEmpty())) {
                judged.add(judge.judge(one, own));
            }
        }
        judged.forEach(events::accept);
        return judged;
    }

    private RunFinished finish(RunRequest request, List<RequirementJudged> judged, Claims claims) {
        boolean nothingFound = !request.profile().claims().decided()
                && claims.protocols().isEmpty()
                && judged.stream().anyMatch(one -> !one.protocol().equals(WIRE));
        RunVerdict found = Judge.overall(judged, request.strict());
        RunVerdict verdict = nothingFound && Judge.exitCode(found) == 0 ? RunVerdict.INCONCLUSIVE : found;
        String headline = Headline.of(request.profile().implementation(), verdict, judged, claims, nothingFound);
        return end(verdict, headline, judged);
    }

    private RunFinished unreachable(RunRequest request, Selection selection, Unreachable reason) {
        events.accept(new TargetUnreachable(reason.getMessage(), reason.stderrTail()));
        Claims claims = request.profile().claims();
        ScenarioFinished blocked = RunStart.blocked(reason.getMessage());
        Judge judge = new Judge(one -> one.applies(applies(claims, request.profile())));
        List<RequirementJudged> judged = catalogue.all().stream()
                .filter(one -> one.role() == Role.SERVER && selection.names(one))
                .map(one -> judge.judge(one, List.of(blocked)))
                .toList();
        judged.forEach(events::accept);
        return end(RunVerdict.UNREACHABLE, "The target could not be reached: " + reason.getMessage() + ".", judged);
    }

    private RunFinished end(RunVerdict verdict, String headline, List<RequirementJudged> judged) {
        RunFinished end = new RunFinished(
                Instant.now(),
                Duration.ofNanos(System.nanoTime() - started).toMillis(),
                verdict,
                headline,
                Judge.exitCode(verdict),
                Judge.count(judged));
        events.accept(end);
        return end;
    }

    private Predicate<String> applies(Claims claims, Profile profile) {
        boolean stdio = profile.server().endpoint() instanceof ServerEntry.Stdio;
        return path -> path.equals(ON_STDIO) ? stdio : claims.claimed(path);
    }
}
