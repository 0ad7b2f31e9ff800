package org.contexttck.harness.selftest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.explore.ExplorationChoice;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.run.ConformanceRun;
import org.contexttck.harness.run.RunListener;
import org.contexttck.harness.run.RunRequest;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventSink;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.event.ScenarioFinished;

/** A run that leaves nothing behind but what it found. */
public record QuietRun(List<RequirementJudged> judged, List<ScenarioFinished> scenarios, RunFinished end) {

    private static final Path NOWHERE = Path.of("");

    public QuietRun {
        judged = List.copyOf(judged);
        scenarios = List.copyOf(scenarios);
    }

    /** Runs what a profile claims. @param only the choice of it; none for all */
    static QuietRun of(Catalogue catalogue, Profile profile, List<String> only, RunEnvironment runEnvironment)
            throws InterruptedException {
        List<Event> events = Collections.synchronizedList(new ArrayList<>());
        RunFinished end =
                run(catalogue, events::add).executeUnrecorded(request(profile, only, NOWHERE), runEnvironment);
        return of(events, end);
    }

    /** Explores what a profile claims, as a usual run does, and runs no scenario. @param only what is judged */
    static QuietRun exploring(Catalogue catalogue, Profile profile, List<String> only, RunEnvironment runEnvironment)
            throws InterruptedException {
        List<Event> events = Collections.synchronizedList(new ArrayList<>());
        RunRequest request = request(profile, only, NOWHERE).exploring(ExplorationChoice.STANDARD.withoutScenarios());
        return of(events, run(catalogue, events::add).executeUnrecorded(request, runEnvironment));
    }

    /** The same, watched: transcripts are written meanwhile. */
    static QuietRun of(
            Catalogue catalogue,
            Profile profile,
            RunEnvironment runEnvironment,
            List<String> only,
            RunObserver observer)
            throws InterruptedException {
        List<Event> events = Collections.synchronizedList(new ArrayList<>());
        Path scratch = scratch();
        try {
            EventSink both = event -> {
                events.add(event);
                observer.accept(event, scratch);
            };
            return of(events, run(catalogue, both).execute(request(profile, only, scratch), runEnvironment));
        } finally {
            delete(scratch);
        }
    }

    private static ConformanceRun run(Catalogue catalogue, EventSink events) {
        return new ConformanceRun(catalogue, Schemas.bundled(), events, RunListener.NONE);
    }

    private static RunRequest request(Profile profile, List<String> only, Path folder) {
        return new RunRequest(profile, only, false, 1, folder, "context-tck selftest");
    }

    private static QuietRun of(List<Event> events, RunFinished end) {
        return new QuietRun(all(events, RequirementJudged.class), all(events, ScenarioFinished.class), end);
    }

    /** The findings about one requirement. */
    List<Finding> findings(String requirement) {
        return scenarios.stream()
                .flatMap(scenario -> scenario.findings().stream())
                .filter(finding -> finding.requirement().equals(requirement))
                .toList();
    }

    /** The first finding about one requirement that messages show, or else the first; with its scenario. */
    Optional<Kill.Shown> shown(String requirement) {
        List<Kill.Shown> all = scenarios.stream()
                .flatMap(scenario ->
                        scenario.findings().stream().map(finding -> new Kill.Shown(scenario.key(), finding)))
                .filter(shown -> shown.finding().requirement().equals(requirement))
                .toList();
        return all.stream()
                .filter(shown -> !shown.finding().excerpt().isEmpty())
                .findFirst()
                .or(() -> all.stream().findFirst());
    }

    private static <T extends Event> List<T> all(List<Event> events, Class<T> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    private static Path scratch() {
        try {
            return Files.createTempDirectory("context-tck-selftest");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
