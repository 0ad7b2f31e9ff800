package org.contexttck.harness.run;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.reports.certificate.Comparison;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.TargetReached;
import org.contexttck.reports.event.TargetUnreachable;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.write.TranscriptLine;
import org.contexttck.reports.write.TranscriptReader;

/** A run that was recorded, to be played from its recording, as it is or with something in it changed. */
final class TapedRun {

    private final Path scratch;
    private int played;

    private TapedRun(Path scratch) {
        this.scratch = scratch;
    }

    /** Records a run. @param scratch where its report is kept, and what comes of playing it */
    static TapedRun record(RunRequest request, Bench bench, Path scratch) throws IOException, InterruptedException {
        TapedRun run = new TapedRun(scratch);
        RunRequest here = new RunRequest(
                request.profile(), request.only(), false, request.jobs(), run.report(), "", request.faults());
        new ReportedRun(new PrintWriter(Writer.nullWriter()), new Console(false, false, 120)).execute(here, bench);
        return run;
    }

    /** The same, one scenario at a time. @param only the choice of requirements; none for all */
    static TapedRun record(Profile profile, Bench bench, Path scratch, String... only)
            throws IOException, InterruptedException {
        return record(new RunRequest(profile, List.of(only), false, 1, scratch, ""), bench, scratch);
    }

    /** The report of the recorded run, to be tampered with. */
    Path report() {
        return scratch.resolve("recorded");
    }

    /** What the run told. */
    List<Event> events() throws IOException {
        return EventLogReader.read(report().resolve(ReportFolder.EVENTS));
    }

    /** The verdict of one requirement. */
    Verdict verdict(String requirement) throws IOException {
        return verdict(events(), requirement);
    }

    /** All verdicts. */
    List<Verdict> verdicts() throws IOException {
        return verdicts(events());
    }

    /**
     * What stands in the transcripts of connections whose names begin so, but for numbers of lines and times: the messages of
     * each in order, and then the rest, which threads write down beside each other.
     */
    List<String> lines(String start) throws IOException {
        return lines(report(), start);
    }

    Played play() throws IOException, InterruptedException {
        return play(1);
    }

    Played play(int jobs) throws IOException, InterruptedException {
        return play(jobs, lines -> lines);
    }

    /** Plays it with another text in what the target has said. @param which names of connections */
    Played play(Predicate<String> which, String text, String other) throws IOException, InterruptedException {
        return play(1, lines -> {
            lines.replaceAll((name, all) -> which.test(name)
                    ? all.stream().map(line -> said(line, text, other)).toList()
                    : all);
            return lines;
        });
    }

    /** Plays it with a recording that somebody has changed. */
    Played play(int jobs, UnaryOperator<Map<String, List<TapeLine>>> change) throws IOException, InterruptedException {
        Recording then = Recording.read(report()).get(0);
        Map<String, List<TapeLine>> lines = new LinkedHashMap<>();
        then.tape().reels().forEach(reel -> lines.put(reel.name(), reel.lines()));
        Recording now = new Recording(then.profile(), then.run(), new Tape(change.apply(lines)), then.times());
        Path folder = scratch.resolve("played-" + ++played);
        RunRequest request = now.request(folder);
        List<Event> found = Collections.synchronizedList(new ArrayList<>());
        new ConformanceRun(Catalogue.bundled(), Schemas.bundled(), found::add, name -> {})
                .execute(
                        new RunRequest(request.profile(), request.only(), false, jobs, folder, "", request.faults()),
                        now.bench());
        return new Played(folder, events(), List.copyOf(found), now.tape().departures());
    }

    private static TapeLine said(TapeLine line, String text, String other) {
        return line.kind() == TapeLine.Kind.RECEIVED
                ? new TapeLine(
                        line.seq(),
                        line.order(),
                        line.kind(),
                        line.raw().replace(text, other),
                        line.facts(),
                        line.note())
                : line;
    }

    /**
     * What came of playing it.
     *
     * @param folder with the transcripts
     * @param said what the recorded run told
     * @param events what this one told
     * @param departures where it departed from the recording
     */
    record Played(Path folder, List<Event> said, List<Event> events, List<String> departures) {

        /** How this run differs from the recorded one, one line each. */
        List<String> differences() {
            Comparison comparison = new Comparison(said, events);
            List<String> all = new ArrayList<>(comparison.verdicts());
            all.addAll(comparison.scenarios());
            if (!targets(said).equals(targets(events))) {
                all.add("targets: " + targets(said) + " became " + targets(events));
            }
            all.addAll(departures);
            return all;
        }

        Verdict verdict(String requirement) {
            return TapedRun.verdict(events, requirement);
        }

        List<Verdict> verdicts() {
            return TapedRun.verdicts(events);
        }

        long scenarios() {
            return all(events, ScenarioFinished.class).count();
        }

        List<String> lines(String start) throws IOException {
            return TapedRun.lines(folder, start);
        }

        private static List<Event> targets(List<Event> events) {
            return events.stream()
                    .filter(one -> one instanceof TargetReached || one instanceof TargetUnreachable)
                    .toList();
        }
    }

    private static <E extends Event> Stream<E> all(List<Event> events, Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast);
    }

    private static List<Verdict> verdicts(List<Event> events) {
        return all(events, RequirementJudged.class)
                .map(RequirementJudged::verdict)
                .toList();
    }

    private static Verdict verdict(List<Event> events, String requirement) {
        return all(events, RequirementJudged.class)
                .filter(one -> one.id().equals(requirement))
                .map(RequirementJudged::verdict)
                .findFirst()
                .orElseThrow();
    }

    private static List<String> lines(Path report, String start) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(report.resolve("transcripts"))) {
            for (Path file : files.sorted().toList()) {
                if (file.getFileName().toString().startsWith(start)) {
                    List<String> rest = new ArrayList<>();
                    TranscriptReader.read(
                            file, line -> (isMessage(line) ? lines : rest).add(file.getFileName() + " " + text(line)));
                    rest.stream().sorted().forEach(lines::add);
                }
            }
        }
        return lines;
    }

    static boolean isMessage(TranscriptLine line) {
        return line.direction() == TranscriptLine.Way.SENT || line.direction() == TranscriptLine.Way.RECEIVED;
    }

    private static String text(TranscriptLine line) {
        return line.direction() + " " + line.order() + " " + line.note() + " " + new TreeMap<>(line.transport()) + " "
                + line.text();
    }
}
