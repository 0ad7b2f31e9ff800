package org.contexttck.harness.run;

import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.reports.event.EventSink;

/**
 * What all parts of a run share.
 *
 * @param listener hears how far the run has come
 * @param source where the run gets what it asks for
 */
record RunContext(
        Catalogue catalogue,
        Schemas schemas,
        EventSink events,
        RunListener listener,
        RunRequest request,
        Selection selection,
        RunSource source) {}
