package org.contexttck.harness.run;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.reports.certificate.Comparison;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.event.ScenarioFinished;

/** A run that was recorded, and the same played from its recording. */
final class PlayedAgain {

    private final Path folder;
    private final Path again;
    private List<Event> events = List.of();
    private List<String> departures = List.of();

    private PlayedAgain(Path scratch) {
        this.folder = scratch.resolve("recorded");
        this.again = scratch.resolve("played");
    }

    /** Records a run. @param scratch where both are kept */
    static PlayedAgain record(Profile profile, List<String> only, boolean faults, Bench bench, Path scratch)
            throws IOException, InterruptedException {
        PlayedAgain run = new PlayedAgain(scratch);
        Console console = new Console(false, false, 120);
        RunRequest request = new RunRequest(profile, only, false, 1, run.folder, "", faults);
        new ReportedRun(new PrintWriter(new StringWriter()), console).execute(request, bench);
        return run;
    }

    /** The report of the recorded run, to be tampered with. */
    Path folder() {
        return folder;
    }

    /** Plays it, and says in one line each how that differs from what the report says. */
    List<String> differences() throws IOException, InterruptedException {
        Recording recording = Recording.read(folder).get(0);
        List<Event> found = Collections.synchronizedList(new ArrayList<>());
        new ConformanceRun(Catalogue.bundled(), Schemas.bundled(), found::add, name -> {})
                .execute(recording.request(again), recording.bench());
        events = List.copyOf(found);
        departures = recording.tape().departures();
        Comparison comparison = new Comparison(EventLogReader.read(folder.resolve(ReportFolder.EVENTS)), events);
        List<String> all = new ArrayList<>(comparison.verdicts());
        all.addAll(comparison.scenarios());
        all.addAll(departures);
        return all;
    }

    /** Where the played run departed from the recording. */
    List<String> departures() {
        return departures;
    }

    /** What the played run wrote. */
    Path again() {
        return again;
    }

    /** How many scenarios the played run has. */
    long scenarios() {
        return events.stream().filter(ScenarioFinished.class::isInstance).count();
    }
}
