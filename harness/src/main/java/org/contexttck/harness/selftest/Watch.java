package org.contexttck.harness.selftest;

import java.nio.file.Path;
import org.contexttck.reports.event.Event;

/** Looks on while a run goes on. */
@FunctionalInterface
interface Watch {

    /** Hears an event. @param report the folder with the transcripts, which is gone after the run */
    void heard(Event event, Path report);
}
