package org.contexttck.harness.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.Chance;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.TargetReached;
import org.contexttck.reports.event.TargetUnreachable;
import org.contexttck.reports.write.TranscriptLine;
import org.contexttck.reports.write.TranscriptReader;

/** Runs something, and then again from its transcripts. */
final class Replay {

    private final Profile profile;
    private final List<String> only;

    Replay(Profile profile, String... only) {
        this.profile = profile;
        this.only = List.of(only);
    }

    /** What came of a run, without what differs from run to run. */
    record Found(Map<String, String> judged, Map<String, String> scenarios, List<String> targets) {}

    /** A run that was recorded. */
    record Recorded(Path folder, String seed, Found found) {}

    /** What came of playing it. */
    record Played(Found found, List<String> departures) {}

    Recorded record(Bench bench, int jobs, Path folder) throws InterruptedException {
        return new Recorded(folder, bench.chance().seed(), run(bench, jobs, folder));
    }

    Played play(Recorded recorded, int jobs, Path folder) throws InterruptedException, IOException {
        return play(recorded, tape(recorded.folder()), jobs, folder);
    }

    Played play(Recorded recorded, Tape tape, int jobs, Path folder) throws InterruptedException {
        Bench bench = Bench.recorded(tape, Chance.again(recorded.seed(), id -> Optional.empty()));
        Found found = run(bench, jobs, folder);
        return new Played(found, tape.departures());
    }

    private Found run(Bench bench, int jobs, Path folder) throws InterruptedException {
        List<Event> events = Collections.synchronizedList(new ArrayList<>());
        new ConformanceRun(Catalogue.bundled(), Schemas.bundled(), events::add, name -> {})
                .execute(new RunRequest(profile, only, false, jobs, folder, "context-tck run"), bench);
        Map<String, String> judged = new TreeMap<>();
        Map<String, String> scenarios = new TreeMap<>();
        List<String> targets = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof RequirementJudged one) {
                judged.put(one.id(), one.verdict() + " " + one.observations() + " " + one.reason());
            } else if (event instanceof ScenarioFinished one) {
                scenarios.put(one.key(), scenario(one));
            } else if (event instanceof TargetReached || event instanceof TargetUnreachable) {
                targets.add(event.toString());
            }
        }
        return new Found(judged, scenarios, targets);
    }

    /** Transcripts and places in them may be others where scenarios ran in another order. */
    private static String scenario(ScenarioFinished one) {
        return one.outcome() + " " + one.observations() + " " + one.reason()
                + one.findings().stream()
                        .map(finding -> "\n  " + finding.requirement() + " " + finding.subject() + " | "
                                + finding.headline() + " | " + finding.expected() + " | " + finding.seen() + " | "
                                + finding.pointer())
                        .sorted()
                        .toList();
    }

    /** What stands in the transcripts of a run. */
    static Tape tape(Path folder) throws IOException {
        Map<String, List<TapeLine>> connections = lines(folder);
        return new Tape(connections);
    }

    static Map<String, List<TapeLine>> lines(Path folder) throws IOException {
        Map<String, List<TapeLine>> unordered = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder.resolve("transcripts"))) {
            files.sorted().forEach(file -> {
                List<TapeLine> lines = new ArrayList<>();
                try {
                    TranscriptReader.read(file, line -> lines.add(line(line)));
                } catch (IOException unreadable) {
                    throw new UncheckedIOException(unreadable);
                }
                unordered.put(file.getFileName().toString().replaceFirst("\\.jsonl$", ""), lines);
            });
        }
        Map<String, List<TapeLine>> ordered = new LinkedHashMap<>();
        unordered.entrySet().stream()
                .sorted(Comparator.comparingLong(one -> one.getValue().isEmpty()
                        ? Long.MAX_VALUE
                        : one.getValue().get(0).seq()))
                .forEach(one -> ordered.put(one.getKey(), one.getValue()));
        return ordered;
    }

    private static TapeLine line(TranscriptLine line) {
        TapeLine.Kind kind = TapeLine.Kind.valueOf(line.direction().name());
        return new TapeLine(line.seq(), line.order(), kind, line.text(), line.transport(), line.note());
    }
}
