package org.contexttck.harness.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.reports.event.Event;

/** A recorded run, run again with what was recorded in place of what was tested. */
final class Regrading {

    private Regrading() {}

    /**
     * Runs it.
     *
     * @param started hears the name of each scenario before it runs
     * @return what the kit finds now
     * @throws IOException if there is no room for what a run writes
     */
    static List<Event> run(Recording recording, Consumer<String> started) throws IOException, InterruptedException {
        Path scratch = Files.createTempDirectory("context-tck-verify");
        try {
            List<Event> events = Collections.synchronizedList(new ArrayList<>());
            new ConformanceRun(Catalogue.bundled(), Schemas.bundled(), events::add, started)
                    .execute(recording.request(scratch), recording.bench());
            return List.copyOf(events);
        } catch (UncheckedIOException unwritten) {
            throw unwritten.getCause();
        } finally {
            delete(scratch);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
