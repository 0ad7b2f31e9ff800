package org.contexttck.reports.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.FailureKnown;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.ReadingCited;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenariosPlanned;
import org.contexttck.reports.event.StderrWritten;
import org.contexttck.reports.event.TargetReached;
import org.contexttck.reports.event.TargetUnreachable;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.event.WayTried;

/** Makes the report of a run from its events, and from nothing else. */
public final class Reports {

    private static final String BROKEN_OFF = "The run was broken off before it came to a verdict";
    private static final Target UNKNOWN =
            new Target("", "", false, "", "", "", Product.UNKNOWN, "it was never tried", "");

    private final List<Event> events;
    private final RequirementEvidence evidence;

    private Reports(List<Event> events) {
        this.events = events;
        this.evidence = new RequirementEvidence(all(ScenarioFinished.class));
    }

    /**
     * Makes a report. A log without its end gives a report with the verdict error that holds what was found until then.
     *
     * @throws IllegalArgumentException if the first event is not the start of a run
     */
    public static Report from(List<Event> events) {
        if (events.isEmpty() || !(events.get(0) instanceof RunStarted start)) {
            throw new IllegalArgumentException("the events do not begin with run-started");
        }
        return new Reports(events).report(start);
    }

    private Report report(RunStarted start) {
        List<RequirementResult> requirements =
                all(RequirementJudged.class).stream().map(evidence::requirement).toList();
        Optional<RunFinished> end = all(RunFinished.class).stream().findFirst();
        List<Target> targets = targets();
        return new Report(
                RunStarted.FORMAT,
                end.map(RunFinished::verdict).orElse(RunVerdict.ERROR),
                Bounded.value(end.map(RunFinished::headline)
                        .orElseGet(() -> BROKEN_OFF + ScenariosPlanned.reached(events) + ".")),
                end.map(RunFinished::exitCode).orElse(4),
                start.time(),
                end.map(RunFinished::time).orElse(start.time()),
                end.map(RunFinished::durationMillis).orElse(0L),
                start.kit(),
                Bounded.product(TargetReached.named(start.implementation(), all(TargetReached.class).stream())),
                start.role(),
                start.protocols(),
                start.only(),
                start.catalogueDigest(),
                start.profileDigest(),
                start.rerun(),
                start.secretsHidden(),
                targets.get(0),
                targets,
                Report.count(requirements.stream()),
                blocked(requirements),
                requirements,
                evidence.unjudged(requirements),
                all(ReadingCited.class).stream()
                        .map(Bounded::reading)
                        .distinct()
                        .toList(),
                all(FailureKnown.class),
                all(Measured.class).stream().map(Bounded::measured).toList(),
                all(WayTried.class),
                end.map(RunFinished::classes).orElse(List.of()),
                all(StderrWritten.class),
                start.claimed());
    }

    private List<Target> targets() {
        List<Target> targets = events.stream().flatMap(Reports::target).toList();
        return targets.isEmpty() ? List.of(UNKNOWN) : targets;
    }

    private static Stream<Target> target(Event event) {
        if (event instanceof TargetReached t) {
            return Stream.of(new Target(
                    t.role(),
                    Bounded.name(t.way()),
                    true,
                    Bounded.name(t.transport()),
                    Bounded.value(t.address()),
                    Bounded.name(t.revision()),
                    Bounded.product(t.server()),
                    "",
                    ""));
        }
        if (event instanceof TargetUnreachable t) {
            return Stream.of(new Target(
                    t.role(),
                    Bounded.name(t.way()),
                    false,
                    "",
                    Bounded.value(t.address()),
                    "",
                    Product.UNKNOWN,
                    Bounded.value(t.reason()),
                    Bounded.value(t.stderrTail())));
        }
        return Stream.empty();
    }

    private List<BlockedCause> blocked(List<RequirementResult> requirements) {
        Map<BlockedCause, List<String>> causes = new LinkedHashMap<>();
        requirements.stream()
                .filter(r -> r.judged().verdict() == Verdict.BLOCKED)
                .forEach(r -> causes.computeIfAbsent(cause(r.judged()), cause -> new ArrayList<>())
                        .add(r.id()));
        return causes.entrySet().stream()
                .map(cause -> new BlockedCause(
                        cause.getKey().reason(),
                        cause.getValue(),
                        cause.getKey().stderr()))
                .toList();
    }

    private BlockedCause cause(RequirementJudged blocked) {
        List<StderrWritten> stderr = all(StderrWritten.class);
        String complaint = Report.complaint(stderr, blocked.transcript(), blocked.reason());
        return new BlockedCause(blocked.reason(), List.of(), complaint);
    }

    private <E extends Event> List<E> all(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
