package org.contexttck.reports.merge;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reports.event.ClassGrade;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Measured;
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
import org.contexttck.reports.grade.ClassGrading;
import org.contexttck.reports.grade.Grade;
import org.contexttck.reports.grade.Grading;
import org.contexttck.reports.grade.VerdictSentence;

/**
 * Makes the events of one run from those of its shards. Nothing is taken from the verdicts of the shards that their
 * scenarios can say: requirements are graded anew from all scenarios together, by the rule of an undivided run.
 */
public final class ShardMerge {

    /** Readings are numbered through, and stand in that order in a report. */
    private static final Comparator<ReadingCited> NUMBERED = Comparator.comparing(
                    (ReadingCited reading) -> reading.id().length())
            .thenComparing(ReadingCited::id);

    private final List<Shard> shards;
    private final List<String> order;
    private final boolean strict;
    private final ScenarioMerge scenarios = new ScenarioMerge();

    private ShardMerge(List<Shard> shards, List<String> order, boolean strict) {
        this.shards = shards;
        this.order = order;
        this.strict = strict;
    }

    /**
     * The events of the whole run.
     *
     * @param shards all shards of one run, in any order
     * @param order the ids of the catalogue in its order, in which the requirements shall stand; others come last
     * @param strict whether warnings count as failures
     * @throws MergeProblem if they are of different runs, one is missing or there twice, or a scenario ran in two
     */
    public static List<Event> events(List<Shard> shards, List<String> order, boolean strict) throws MergeProblem {
        return new ShardMerge(List.copyOf(shards), List.copyOf(order), strict).events();
    }

    private List<Event> events() throws MergeProblem {
        RunStarted start = ShardStarts.whole(shards);
        for (Shard shard : shards) {
            for (ScenarioFinished scenario : shard.all(ScenarioFinished.class).toList()) {
                scenarios.add(shard.name(), scenario);
            }
        }
        List<RequirementJudged> judged = judged();
        List<Event> events = new ArrayList<>();
        events.add(start);
        add(events, TargetReached.class);
        add(events, TargetUnreachable.class);
        add(events, WayTried.class);
        add(events, StderrWritten.class);
        events.addAll(scenarios.all());
        add(events, Measured.class);
        shards.stream()
                .flatMap(shard -> shard.all(ReadingCited.class))
                .distinct()
                .sorted(NUMBERED)
                .forEach(events::add);
        events.addAll(judged);
        events.add(end(start, judged));
        return List.copyOf(events);
    }

    private <E extends Event> void add(List<Event> events, Class<E> type) {
        shards.stream().flatMap(shard -> shard.all(type)).distinct().forEach(events::add);
    }

    private List<RequirementJudged> judged() {
        Map<String, List<RequirementJudged>> all = new LinkedHashMap<>();
        shards.stream()
                .flatMap(shard -> shard.all(RequirementJudged.class))
                .forEach(one ->
                        all.computeIfAbsent(one.id(), id -> new ArrayList<>()).add(one));
        return all.values().stream()
                .map(this::joined)
                .sorted(Comparator.comparingInt(
                        one -> order.contains(one.id()) ? order.indexOf(one.id()) : order.size()))
                .toList();
    }

    private RequirementJudged joined(List<RequirementJudged> same) {
        RequirementJudged first = same.get(0);
        List<ScenarioFinished> own = scenarios.of(first.id());
        Optional<RequirementJudged> stopped =
                same.stream().filter(this::stopped).findFirst();
        if (own.isEmpty() || stopped.isPresent()) {
            return stopped.orElse(first);
        }
        Grade grade = Grading.of(first.level(), own);
        return new RequirementJudged(
                first.id(),
                first.protocol(),
                first.role(),
                first.level(),
                first.basis(),
                first.says(),
                grade.verdict(),
                grade.observations(),
                grade.reason(),
                first.readings(),
                own.stream().map(ScenarioFinished::key).toList(),
                grade.transcript(),
                first.section());
    }

    /** Whether a shard came to no scenario of it, because its target was not reached or the kit failed. */
    private boolean stopped(RequirementJudged judged) {
        return (judged.verdict() == Verdict.BLOCKED || judged.verdict() == Verdict.ERROR)
                && scenarios.of(judged.id()).stream()
                        .noneMatch(own -> judged.scenarios().contains(own.key()));
    }

    private RunFinished end(RunStarted start, List<RequirementJudged> judged) {
        List<RunFinished> ends =
                shards.stream().flatMap(shard -> shard.all(RunFinished.class)).toList();
        Instant time = ends.stream()
                .map(RunFinished::time)
                .max(Comparator.naturalOrder())
                .orElse(start.time());
        long longest =
                ends.stream().mapToLong(RunFinished::durationMillis).max().orElse(0);
        String name = TargetReached.named(
                        start.implementation(), shards.stream().flatMap(shard -> shard.all(TargetReached.class)))
                .text();
        Optional<String> torn = torn();
        List<ClassGrade> classes = classes(ends, start, judged);
        if (torn.isPresent()) {
            return end(time, longest, RunVerdict.ERROR, torn.get(), judged, classes);
        }
        Optional<RunFinished> unreachable =
                ends.stream().filter(e -> e.verdict() == RunVerdict.UNREACHABLE).findFirst();
        if (unreachable.isPresent()) {
            return end(time, longest, RunVerdict.UNREACHABLE, unreachable.get().headline(), judged, classes);
        }
        RunVerdict verdict = Grading.overall(judged, strict);
        boolean unknown = ends.stream().allMatch(e -> e.verdict() == RunVerdict.INCONCLUSIVE);
        if (unknown && Grading.exitCode(verdict) == 0) {
            // No requirement is the cause: no tool is known, and each shard says so in its headline.
            return end(time, longest, RunVerdict.INCONCLUSIVE, ends.get(0).headline(), judged, classes);
        }
        return end(
                time,
                longest,
                verdict,
                VerdictSentence.of(name, verdict, start.only(), protocols(start, judged), judged, classes),
                judged,
                classes);
    }

    /** Each shard names all classes of which it has a row, none of them judged. */
    private static List<ClassGrade> classes(List<RunFinished> ends, RunStarted start, List<RequirementJudged> judged) {
        Map<String, ClassGrade> named = new LinkedHashMap<>();
        ends.stream().flatMap(end -> end.classes().stream()).forEach(one -> named.putIfAbsent(one.text(), one));
        return ClassGrading.of(named.values(), judged, start.only().isEmpty());
    }

    /** Without a profile, what is claimed is found out from the tools, after the start. */
    private static List<String> protocols(RunStarted start, List<RequirementJudged> judged) {
        return !start.protocols().isEmpty()
                ? start.protocols()
                : judged.stream()
                        .filter(one -> one.verdict() != Verdict.NOT_CLAIMED && one.verdict() != Verdict.UNTESTED)
                        .map(RequirementJudged::protocol)
                        .filter(protocol -> !protocol.equals("wire"))
                        .distinct()
                        .toList();
    }

    private Optional<String> torn() {
        return shards.stream()
                .filter(shard -> shard.all(RunFinished.class).findFirst().isEmpty())
                .map(shard -> shard.name() + " was broken off before it came to a verdict"
                        + ScenariosPlanned.reached(shard.events()) + ".")
                .findFirst();
    }

    private static RunFinished end(
            Instant time,
            long millis,
            RunVerdict verdict,
            String headline,
            List<RequirementJudged> judged,
            List<ClassGrade> classes) {
        return new RunFinished(
                time, millis, verdict, headline, Grading.exitCode(verdict), Grading.count(judged), classes);
    }
}
