package org.contexttck.reports.baseline;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.TargetReached;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.grade.Grading;

/**
 * Holds a run against a baseline. What recordings do not bear on was not tried. The verdicts stay what they are, and so does the report: only the exit code changes, and
 * it is 6 when the baseline is no longer true.
 */
public final class Gate {

    /** The exit code of a run in which nothing new fell short, but an entry is stale or expired. */
    public static final int STALE = 6;

    private final Baseline baseline;
    private final LocalDate today;
    private final RunStarted start;
    private final RunFinished end;
    private final boolean recorded;
    private final List<RequirementJudged> judged;
    private final List<ScenarioFinished> scenarios;

    /**
     * @param events of a whole run
     * @param today the day against which entries expire
     * @throws IllegalArgumentException if the events have no start or no end
     */
    public Gate(Baseline baseline, List<Event> events, LocalDate today) {
        this.baseline = baseline;
        this.today = today;
        this.start = only(events, RunStarted.class);
        this.end = only(events, RunFinished.class);
        this.recorded = all(events, TargetReached.class).stream()
                .anyMatch(one -> one.transport().equals(TargetReached.RECORDING));
        this.judged = all(events, RequirementJudged.class).stream()
                .filter(one -> !recorded || one.verdict() != Verdict.INCONCLUSIVE)
                .toList();
        this.scenarios = all(events, ScenarioFinished.class);
    }

    /**
     * What the baseline makes of the run.
     *
     * @param strict whether warnings count as failures
     */
    public GateResult result(boolean strict) {
        Set<String> known = new LinkedHashSet<>();
        Set<KnownFailure> used = new LinkedHashSet<>();
        for (RequirementJudged one : judged) {
            List<Shortfall> shortfalls = Shortfall.of(one, scenarios);
            shortfalls.forEach(s -> used.addAll(covering(s)));
            boolean all = shortfalls.stream().noneMatch(s -> covering(s).isEmpty());
            if (!shortfalls.isEmpty() && all && one.verdict() != Verdict.ERROR) {
                known.add(one.id());
            }
        }
        List<KnownFailure> expired = used.stream().filter(k -> k.expired(today)).toList();
        List<KnownFailure> stale = baseline.known().stream()
                .filter(k -> !used.contains(k) && !k.flaky() && tried(k))
                .toList();
        return new GateResult(
                List.copyOf(used), List.copyOf(known), stale, expired, exitCode(known, strict, stale, expired));
    }

    /**
     * A baseline that fits the run: entries that are still true stay as they are, those that are stale go, those that have
     * expired go unless their failure is still there, when they stay with their reason and without their day, and what is
     * not listed yet comes with the reason given. A fault of the kit is never blessed.
     *
     * @param reason for new entries; with an empty one the file cannot be read until somebody has filled it in
     */
    public Baseline blessed(String reason) {
        GateResult result = result(false);
        List<KnownFailure> kept = baseline.known().stream()
                .filter(k -> !result.stale().contains(k))
                .filter(k -> !k.expired(today) || result.expired().contains(k))
                .map(k -> k.expired(today) ? k.unlimited() : k)
                .toList();
        List<KnownFailure> blessed = new ArrayList<>(kept);
        for (RequirementJudged one : judged) {
            for (Shortfall s : Shortfall.of(one, scenarios)) {
                boolean listed = blessed.stream().anyMatch(k -> k.covers(s));
                if (!listed && one.verdict() != Verdict.ERROR) {
                    blessed.add(new KnownFailure(s.requirement(), "", s.tool(), reason, Optional.empty(), false));
                }
            }
        }
        return new Baseline(blessed);
    }

    private List<KnownFailure> covering(Shortfall shortfall) {
        return baseline.known().stream().filter(k -> k.covers(shortfall)).toList();
    }

    /** Whether the run could have met the failure: a part of a run says nothing about the rest. */
    private boolean tried(KnownFailure entry) {
        boolean whole = start.shard().isEmpty() && start.only().indexOf('@') < 0;
        boolean sure = judged.stream()
                .filter(one -> one.id().equals(entry.requirement()))
                .allMatch(one -> one.verdict() != Verdict.ERROR && one.verdict() != Verdict.BLOCKED);
        boolean there = judged.stream().anyMatch(one -> one.id().equals(entry.requirement()));
        return whole && sure && (there || start.only().isEmpty() && !recorded) && !stopped();
    }

    private boolean stopped() {
        return end.verdict() == RunVerdict.UNREACHABLE || end.verdict() == RunVerdict.ERROR;
    }

    private int exitCode(
            Collection<String> known, boolean strict, List<KnownFailure> stale, List<KnownFailure> expired) {
        if (stopped()) {
            return end.exitCode();
        }
        List<RequirementJudged> rest =
                judged.stream().filter(one -> !known.contains(one.id())).toList();
        boolean nothingLeft =
                rest.stream().noneMatch(one -> one.verdict() == Verdict.PASSED || Shortfall.fallsShort(one.verdict()));
        int code = nothingLeft && !known.isEmpty() ? 0 : Grading.exitCode(Grading.overall(rest, strict));
        boolean untrue = !stale.isEmpty() || !expired.isEmpty();
        return untrue && (code == 0 || code == Grading.exitCode(RunVerdict.INCONCLUSIVE)) ? STALE : code;
    }

    private static <E extends Event> E only(List<Event> events, Class<E> type) {
        return all(events, type).stream()
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the events have no " + type.getSimpleName()));
    }

    private static <E extends Event> List<E> all(List<Event> events, Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
