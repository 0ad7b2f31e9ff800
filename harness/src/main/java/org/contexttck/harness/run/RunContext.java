package org.contexttck.harness.run;

import java.util.function.Consumer;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.reports.event.EventSink;

/**
 * What all parts of a run share.
 *
 * @param scenarioStarts hears the name of each scenario before it runs
 * @param source where the run gets what it asks for
 */
record RunContext(
        Catalogue catalogue,
        Schemas schemas,
        EventSink events,
        Consumer<String> scenarioStarts,
        RunRequest request,
        Selection selection,
        RunSource source) {}
