package org.contexttck.reports.event;

import java.util.List;

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
        List<Excerpt> excerpt) {

    /** Copies the lists. */
    public Finding {
        messages = List.copyOf(messages);
        excerpt = List.copyOf(excerpt);
    }
}
