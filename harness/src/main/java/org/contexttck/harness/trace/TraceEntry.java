package org.contexttck.harness.trace;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.Serializable;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.monitor.Oddity;

/** What a recording says, in the order in which it was recorded. */
public sealed interface TraceEntry {

    /**
     * A message, seen from one of those that it concerns.
     *
     * @param session what is judged by itself: its entries, and no others, are shown to the same monitors
     * @param watched whether whoever recorded it has also told what was odd about it, as the kit's transcripts do
     */
    record Said(String session, Observed observed, boolean watched) implements TraceEntry {}

    /** Something that is no proper message. @param session as above */
    record Odd(String session, Oddity oddity) implements TraceEntry {}

    /** Something that could not be read. @param line its number @param reason one line */
    record Unread(String recording, long line, String reason) implements TraceEntry, Serializable {}

    /** The line that says what a trace is: {@code schemas/kit/trace-header.schema.json}. */
    record Header(String recording, long line, JsonNode said) implements TraceEntry {}
}
