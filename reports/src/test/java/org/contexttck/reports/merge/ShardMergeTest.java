package org.contexttck.reports.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.contexttck.reports.Runs;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLog;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ReadingCited;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.event.ScenariosPlanned;
import org.contexttck.reports.event.TargetUnreachable;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.grade.Grade;
import org.contexttck.reports.grade.Grading;
import org.contexttck.reports.grade.VerdictSentence;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;
import org.contexttck.reports.write.ReportJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShardMergeTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"passing", "shortfalls"})
    void shardsPutTogetherEqualTheWholeRunButForTimes(String run) throws Exception {
        for (int shards : new int[] {1, 2, 3, 5}) {
            List<Event> merged = ShardMerge.events(split(run, shards), order(run), false);

            assertThat(timeless(Reports.from(merged))).isEqualTo(timeless(Reports.from(whole(run))));
        }
    }

    @Test
    void aRequirementIsGradedFromTheScenariosOfAllShards() throws Exception {
        List<Shard> shards = split("shortfalls", 3);
        List<RequirementJudged> judged = all(ShardMerge.events(shards, List.of(), false), RequirementJudged.class);

        assertThat(judged)
                .filteredOn(r -> r.id().equals("TC-S-01"))
                .extracting(RequirementJudged::verdict)
                .containsExactly(Verdict.FAILED);
    }

    @Test
    void anAuditThatRanInEachShardBecomesOneAgain() throws Exception {
        ScenarioFinished saw = audit(Outcome.HELD, 4, "");
        ScenarioFinished nothing = audit(Outcome.INCONCLUSIVE, 0, "nothing came");
        ScenarioFinished broke = audit(Outcome.BROKE, 2, "");

        assertThat(joined(saw, nothing))
                .extracting(ScenarioFinished::outcome, ScenarioFinished::observations)
                .containsExactly(Outcome.HELD, 4);
        assertThat(joined(nothing, nothing))
                .extracting(ScenarioFinished::outcome, ScenarioFinished::reason)
                .containsExactly(Outcome.INCONCLUSIVE, "nothing came");
        assertThat(joined(saw, broke))
                .extracting(ScenarioFinished::outcome, ScenarioFinished::observations)
                .containsExactly(Outcome.BROKE, 6);
    }

    @Test
    void aScenarioInTwoShardsIsRefused() {
        List<Shard> shards = new ArrayList<>(split("passing", 2));
        List<Event> more = new ArrayList<>(shards.get(1).events());
        more.add(1, all(shards.get(0).events(), ScenarioFinished.class).get(0));
        shards.set(1, new Shard("two", more));

        assertThatThrownBy(() -> ShardMerge.events(shards, List.of(), false))
                .isInstanceOf(MergeProblem.class)
                .hasMessageMatching("scenario \\S+ ran in shard-1 and in two; these are not shards of one run");
    }

    @Test
    void whatIsNotAllOfOneRunIsRefused() {
        List<Shard> three = split("passing", 3);
        Shard other = split("shortfalls", 3).get(1);
        Shard whole = new Shard("whole", Runs.events("passing"));

        assertThatThrownBy(() -> ShardMerge.events(List.of(), List.of(), false))
                .hasMessage("there is no shard to merge");
        assertThatThrownBy(() -> ShardMerge.events(three.subList(0, 1), List.of(), false))
                .hasMessage("of 3 shards these are missing: 2, 3");
        assertThatThrownBy(() -> ShardMerge.events(List.of(three.get(0), three.get(0)), List.of(), false))
                .hasMessage("shard-1 is shard 1/3, which is there already or beyond the last");
        assertThatThrownBy(() -> ShardMerge.events(List.of(whole), List.of(), false))
                .hasMessage("whole is a whole run, not a shard of one");
        assertThatThrownBy(() -> ShardMerge.events(List.of(three.get(0), other), List.of(), false))
                .hasMessageStartingWith(
                        "shard-2 and shard-1 are of different runs: the implementation is \"Time Tracker");
        assertThatThrownBy(() -> ShardMerge.events(
                        List.of(three.get(0), split("passing", 2).get(1)), List.of(), false))
                .hasMessage("shard-2 is one of 2 shards, shard-1 one of 3");
        assertThatThrownBy(() -> ShardMerge.events(List.of(new Shard("empty", List.of())), List.of(), false))
                .hasMessage("empty: the events do not begin with run-started");
    }

    @Test
    void aShardThatWasBrokenOffLeavesNoVerdict() throws Exception {
        List<Shard> shards = new ArrayList<>(split("passing", 2));
        List<Event> torn = shards.get(1).events();
        shards.set(1, new Shard("two", torn.subList(0, torn.size() - 1)));

        RunFinished end = end(ShardMerge.events(shards, List.of(), false));

        assertThat(end.verdict()).isEqualTo(RunVerdict.ERROR);
        assertThat(end.exitCode()).isEqualTo(4);
        assertThat(end.headline()).isEqualTo("two was broken off before it came to a verdict.");
    }

    @Test
    void aShardThatWasBrokenOffSaysHowFarItCame() throws Exception {
        List<Shard> shards = new ArrayList<>(split("passing", 2));
        List<Event> torn = new ArrayList<>(shards.get(1).events());
        torn.remove(torn.size() - 1);
        torn.add(1, new ScenariosPlanned("server", 1_000));
        shards.set(1, new Shard("two", torn));

        assertThat(end(ShardMerge.events(shards, List.of(), false)).headline())
                .matches(
                        "two was broken off before it came to a verdict: [1-9][0-9]* of 1000 scenarios had been tried[.]");
    }

    @Test
    void aShardThatDidNotReachItsTargetBlocksWhatItWasToTry() throws Exception {
        List<Shard> shards = new ArrayList<>(split("passing", 2));
        List<Event> lost = new ArrayList<>();
        lost.add(shards.get(1).events().get(0));
        lost.add(new TargetUnreachable("server", "", "", "gone", ""));
        all(Runs.events("passing"), RequirementJudged.class).stream()
                .filter(r -> r.verdict() == Verdict.PASSED)
                .forEach(r -> lost.add(judged(r, Verdict.BLOCKED, 0, "gone", List.of("target"), "")));
        lost.add(new RunFinished(
                Instant.EPOCH, 1, RunVerdict.UNREACHABLE, "It could not be reached.", 3, Map.of(), List.of()));
        shards.set(1, new Shard("two", lost));

        List<Event> merged = ShardMerge.events(shards, List.of(), false);

        assertThat(end(merged).verdict()).isEqualTo(RunVerdict.UNREACHABLE);
        assertThat(end(merged).totals()).containsEntry(Verdict.BLOCKED, 18).containsEntry(Verdict.PASSED, 0);
    }

    @Test
    void foldersAreMergedWithTheirTranscripts() throws Exception {
        List<Path> folders = new ArrayList<>();
        for (Shard shard : split("shortfalls", 2)) {
            Path dir = folder.resolve(shard.name());
            try (EventLog log = EventLog.create(dir.resolve("events.jsonl"))) {
                shard.events().forEach(log);
            }
            for (ScenarioFinished scenario : all(shard.events(), ScenarioFinished.class)) {
                if (!scenario.transcript().isEmpty()) {
                    Files.createDirectories(dir.resolve(scenario.transcript()).getParent());
                    Files.writeString(dir.resolve(scenario.transcript()), shard.name());
                }
            }
            folders.add(dir);
        }
        Path out = folder.resolve("out");

        Report report = ShardFolders.merge(folders, out, order("shortfalls"), false);

        assertThat(report.headline())
                .isEqualTo("Time Tracker MCP 2.3.1 does not conform (transient-context):"
                        + " 4 failed, 3 blocked, 1 inconclusive, 2 warned, 8 passed.");
        assertThat(out.resolve("index.html")).exists();
        for (ScenarioFinished s : all(EventLogReader.read(out.resolve("events.jsonl")), ScenarioFinished.class)) {
            if (!s.transcript().isEmpty()) {
                assertThat(out.resolve(s.transcript())).exists();
                assertThat(s.transcript()).matches("transcripts/[12]-.*");
            }
        }
        assertThatThrownBy(() -> ShardFolders.merge(List.of(folder.resolve("none")), out, List.of(), false))
                .isInstanceOf(MergeProblem.class)
                .hasMessage(folder.resolve("none") + " is no report: it has no events.jsonl");
    }

    @ParameterizedTest
    @CsvSource({"SHOULD, BROKE, WARNED", "MUST, BROKE, FAILED", "MUST, SKIPPED, PASSED", "MUST, ERROR, ERROR"})
    void theLevelDecidesBetweenRedAndYellow(String level, Outcome outcome, Verdict verdict) {
        Grade grade = Grading.of(level, List.of(audit(Outcome.HELD, 3, ""), audit(outcome, 1, "why")));

        assertThat(grade).isEqualTo(new Grade(verdict, outcome == Outcome.SKIPPED ? "" : "why", 4, ""));
    }

    /** Deals the scenarios out, and grades each shard on its own. */
    private static List<Shard> split(String run, int count) {
        List<Event> events = whole(run);
        List<Shard> shards = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            List<ScenarioFinished> own = new ArrayList<>();
            List<ScenarioFinished> every = all(events, ScenarioFinished.class);
            for (int s = i - 1; s < every.size(); s += count) {
                own.add(every.get(s));
            }
            List<Event> shard = new ArrayList<>();
            shard.add(start((RunStarted) events.get(0), i + "/" + count));
            shard.add(events.get(1));
            shard.addAll(own);
            events.stream().filter(e -> e instanceof ReadingCited).forEach(shard::add);
            for (RequirementJudged r : all(events, RequirementJudged.class)) {
                List<ScenarioFinished> of = own.stream()
                        .filter(s -> s.requirements().contains(r.id()))
                        .toList();
                if (r.scenarios().isEmpty()) {
                    shard.add(r);
                } else if (!of.isEmpty()) {
                    shard.add(graded(r, of));
                }
            }
            shard.add(events.get(events.size() - 1));
            shards.add(new Shard("shard-" + i, shard));
        }
        return shards;
    }

    /** The run as it would be graded today: the recorded ones have sentences and verdicts of their own. */
    private static List<Event> whole(String run) {
        List<Event> events = new ArrayList<>();
        List<ScenarioFinished> scenarios = all(Runs.events(run), ScenarioFinished.class);
        List<RequirementJudged> judged = new ArrayList<>();
        for (Event event : Runs.events(run)) {
            if (event instanceof RequirementJudged r) {
                List<ScenarioFinished> of = scenarios.stream()
                        .filter(s -> s.requirements().contains(r.id()))
                        .sorted(Comparator.comparing(ScenarioFinished::feature)
                                .thenComparing(ScenarioFinished::line)
                                .thenComparing(ScenarioFinished::key))
                        .toList();
                RequirementJudged one =
                        of.isEmpty() ? judged(r, r.verdict(), 0, r.reason(), List.of(), "") : graded(r, of);
                judged.add(one);
                events.add(one);
            } else if (event instanceof RunFinished end) {
                RunVerdict verdict = Grading.overall(judged, false);
                events.add(new RunFinished(
                        end.time(),
                        end.durationMillis(),
                        verdict,
                        VerdictSentence.of(
                                ((RunStarted) events.get(0)).implementation().text(),
                                verdict,
                                ((RunStarted) events.get(0)).only(),
                                ((RunStarted) events.get(0)).protocols(),
                                judged,
                                List.of()),
                        Grading.exitCode(verdict),
                        Grading.count(judged),
                        List.of()));
            } else {
                events.add(event);
            }
        }
        return events;
    }

    private static RequirementJudged graded(RequirementJudged r, List<ScenarioFinished> of) {
        Grade grade = Grading.of(r.level(), of);
        List<String> keys = of.stream().map(ScenarioFinished::key).toList();
        return judged(r, grade.verdict(), grade.observations(), grade.reason(), keys, grade.transcript());
    }

    private static RequirementJudged judged(
            RequirementJudged r, Verdict verdict, int seen, String reason, List<String> keys, String transcript) {
        return new RequirementJudged(
                r.id(),
                r.protocol(),
                r.role(),
                r.level(),
                r.basis(),
                r.says(),
                verdict,
                seen,
                reason,
                r.readings(),
                keys,
                transcript);
    }

    private static RunStarted start(RunStarted s, String shard) {
        return new RunStarted(
                1,
                s.time(),
                s.kit(),
                s.implementation(),
                s.role(),
                s.protocols(),
                s.only(),
                s.catalogueDigest(),
                s.profileDigest(),
                s.rerun(),
                shard,
                s.secretsHidden());
    }

    private static ScenarioFinished joined(ScenarioFinished one, ScenarioFinished other) throws MergeProblem {
        ScenarioMerge pile = new ScenarioMerge();
        pile.add("one", one);
        pile.add("two", other);
        assertThat(pile.of("W-S-01")).hasSize(1);
        return pile.all().get(0);
    }

    private static ScenarioFinished audit(Outcome outcome, int seen, String reason) {
        return new ScenarioFinished(
                "wire/audit:1",
                ScenarioKind.AUDIT,
                "wire",
                1,
                "All messages",
                List.of("W-S-01"),
                outcome,
                seen,
                5,
                reason,
                List.of(),
                "");
    }

    private static String timeless(Report report) throws IOException {
        return ReportJson.write(report).replaceAll("\"(started|finished)\": \"[^\"]*\"|\"durationMillis\": [0-9]+", "");
    }

    private static List<String> order(String run) {
        return all(Runs.events(run), RequirementJudged.class).stream()
                .map(RequirementJudged::id)
                .toList();
    }

    private static RunFinished end(List<Event> events) {
        return (RunFinished) events.get(events.size() - 1);
    }

    private static <E extends Event> List<E> all(List<Event> events, Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
