package org.contexttck.reports.event;

import java.util.List;
import org.contexttck.reports.text.Addition;

/**
 * Something that is not as a requirement says.
 *
 * @param requirement the id
 * @param subject what it was seen at, mostly the name of a tool; may be empty
 * @param headline what is wrong, one line
 * @param expected what should be there
 * @param seen what was there
 * @param pointer JSON Pointer to the place, in the message or in its result; empty if there is no single place
 * @param value the value at that place as JSON, shortened; empty if nothing is there
 * @param cause the likely cause; empty if none is known
 * @param messages the numbers of the messages that show it
 * @param excerpt these messages, or the telling ones among them
 * @param transcript path of the transcript that has these messages, relative to the report; empty: that of the scenario
 */
public record Finding(
        String requirement,
        String subject,
        String headline,
        String expected,
        String seen,
        String pointer,
        String value,
        String cause,
        List<Long> messages,
        List<Excerpt> excerpt,
        @Addition String transcript) {

    /** Shown by messages of the scenario's transcript. */
    public Finding(
            String requirement,
            String subject,
            String headline,
            String expected,
            String seen,
            String pointer,
            String value,
            String cause,
            List<Long> messages,
            List<Excerpt> excerpt) {
        this(requirement, subject, headline, expected, seen, pointer, value, cause, messages, excerpt, "");
    }

    /** Copies the lists. */
    public Finding {
        messages = List.copyOf(messages);
        excerpt = List.copyOf(excerpt);
    }
}
