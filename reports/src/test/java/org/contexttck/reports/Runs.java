package org.contexttck.reports;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.reports.event.ClaimPlace;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;

/** The recorded runs that the tests read. */
public final class Runs {

    private Runs() {}

    public static Path file(String name) {
        try {
            return Path.of(Runs.class.getResource("/runs/" + name + ".jsonl").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    public static List<Event> events(String name) {
        try {
            return EventLogReader.read(file(name));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static Report report(String name) {
        return Reports.from(events(name));
    }

    /** Of a run whose profile claims things at these places. */
    public static Report claiming(String name, List<ClaimPlace> places) {
        List<Event> events = new ArrayList<>(events(name));
        RunStarted start = (RunStarted) events.get(0);
        events.set(
                0,
                new RunStarted(
                        start.format(),
                        start.time(),
                        start.kit(),
                        start.implementation(),
                        start.role(),
                        start.protocols(),
                        start.only(),
                        start.catalogueDigest(),
                        start.profileDigest(),
                        start.rerun(),
                        start.shard(),
                        start.secretsHidden(),
                        places));
        return Reports.from(events);
    }
}
