package org.contexttck.harness.selftest;

import java.nio.file.Path;
import org.contexttck.reports.event.Event;

/** Looks on while a run goes on. */
@FunctionalInterface
interface RunObserver {

    /** Hears an event. @param report the folder with the transcripts, which is gone after the run */
    void accept(Event event, Path report);
}
