package org.contexttck.harness.run;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.Chance;
import org.contexttck.harness.wire.Reel;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.reports.certificate.Comparison;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.write.TranscriptLine;
import org.contexttck.reports.write.TranscriptReader;

/** A run that was recorded, and the same run played from its recording. */
final class ServerReplay {

    private final Profile profile;
    private final List<String> only;
    private final Path recorded;
    private final Path played;
    private final List<Event> events = Collections.synchronizedList(new ArrayList<>());
    private Optional<Tape> tape = Optional.empty();

    private ServerReplay(Profile profile, List<String> only, Path folder) {
        this.profile = profile;
        this.only = only;
        this.recorded = folder.resolve("recorded");
        this.played = folder.resolve("played");
    }

    /** Runs, records and plays. @param only the choice of requirements; none for all */
    static ServerReplay of(Profile profile, Bench bench, Path folder, String... only)
            throws IOException, InterruptedException {
        return of(profile, bench, folder, line -> line, only);
    }

    /** The same with a recording that somebody has changed. */
    static ServerReplay of(Profile profile, Bench bench, Path folder, UnaryOperator<TapeLine> change, String... only)
            throws IOException, InterruptedException {
        ServerReplay replay = new ServerReplay(profile, List.of(only), folder);
        replay.record(bench);
        replay.play(change);
        return replay;
    }

    private void record(Bench bench) throws IOException, InterruptedException {
        new ReportedRun(new PrintWriter(Writer.nullWriter()), new Console(false, false, 80))
                .execute(new RunRequest(profile, only, false, 1, recorded, ""), bench);
    }

    private void play(UnaryOperator<TapeLine> change) throws IOException, InterruptedException {
        Recording recording = Recording.read(recorded).get(0);
        Map<String, List<TapeLine>> lines = recording.tape().reels().stream()
                .collect(Collectors.toMap(
                        Reel::name, reel -> reel.lines().stream().map(change).toList()));
        tape = Optional.of(new Tape(lines));
        Chance chance = Chance.of(recording.run().seed());
        new ConformanceRun(Catalogue.bundled(), Schemas.bundled(), events::add, name -> {})
                .execute(new RunRequest(profile, only, false, 1, played, ""), Bench.recorded(tape.get(), chance));
    }

    /** Where the run that was played departs from the recording. */
    List<String> departures() {
        return tape.orElseThrow().departures();
    }

    /** Verdicts and scenarios that came out otherwise. */
    List<String> differences() throws IOException {
        Comparison comparison = new Comparison(EventLogReader.read(recorded.resolve("events.jsonl")), events);
        List<String> all = new ArrayList<>(comparison.verdicts());
        all.addAll(comparison.scenarios());
        return all;
    }

    /** What is in the transcripts of the run that was recorded, by connection, but for numbers and times. */
    Map<String, List<String>> linesThen() throws IOException {
        return lines(recorded);
    }

    /** The same of the run that was played. */
    Map<String, List<String>> linesNow() throws IOException {
        return lines(played);
    }

    private static Map<String, List<String>> lines(Path report) throws IOException {
        Map<String, List<String>> all = new TreeMap<>();
        try (Stream<Path> files = Files.list(report.resolve("transcripts"))) {
            for (Path file : files.toList()) {
                List<String> lines = new ArrayList<>();
                TranscriptReader.read(file, line -> lines.add(text(line)));
                all.put(file.getFileName().toString(), lines);
            }
        }
        return all;
    }

    private static String text(TranscriptLine line) {
        return line.direction() + " " + line.order() + " " + line.note() + " " + new TreeMap<>(line.transport()) + " "
                + line.text();
    }
}
