package org.contexttck.harness.run;

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
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.ServerTarget;
import org.contexttck.harness.verdict.Judge;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.EventSink;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.TargetUnreachable;
import org.contexttck.reports.event.Verdict;

/** Runs the executable specification against one MCP server and reports everything as events. */
public final class ServerRun {

    private static final String FEATURES = "classpath:features";
    private static final String WHOLE_RUN = "@whole-run";

    private final Catalogue catalogue;
    private final Schemas schemas;
    private final EventSink events;
    private final Consumer<String> scenarioStarts;
    private final long started = System.nanoTime();

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
     */
    public RunFinished execute(RunRequest request) throws InterruptedException {
        Selection selection = Selection.of(catalogue, request.only());
        Profile profile = request.profile();
        events.accept(RunStart.event(request, selection, catalogue));
        RunAudit audit = new RunAudit(schemas);
        TranscriptFiles files = new TranscriptFiles(request.out(), profile.secrets()::hide);
        try (RecordedConnections connections = new RecordedConnections(files, audit);
                ServerProcessHolder process = ServerProcessHolder.start(profile);
                ServerTarget target = new ServerTarget(
                        profile.endpoint(), profile.revision(), profile.limits(), connections)) {
            process.awaitReady();
            events.accept(RunStart.reached(target, profile));
            Claims claims = profile.claims().resolve(target.tools());
            return finish(request, judge(selection, claims, scenarios(selection, claims, target, audit)), claims);
        } catch (Unreachable unreachable) {
            return unreachable(request, selection, unreachable);
        }
    }

    private List<ScenarioFinished> scenarios(
            Selection selection, Claims claims, ServerTarget target, RunAudit audit) {
        List<Requirement> applicable = catalogue.all().stream()
                .filter(one -> one.role() == Role.SERVER && one.untested().isEmpty())
                .filter(one -> one.applies(applies(claims)))
                .toList();
        List<ScenarioFinished> finished = new ArrayList<>();
        if (applicable.isEmpty()) {
            return finished;
        }
        ScenarioEvents scenarioEvents = new ScenarioEvents(catalogue);
        FeatureRun features = new FeatureRun(List.of(target, audit, claims.transientContext()));
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
}
