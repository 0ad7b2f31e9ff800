package org.contexttck.reports.model;

import java.util.List;
import org.contexttck.reports.event.Excerpt;

/**
 * A finding as a report shows it: within bounds, saying what was left out.
 *
 * @param requirement the id
 * @param scenario the key of the scenario that found it
 * @param scenarioName what that scenario is called
 * @param transcript of that scenario, relative to the report; may be empty
 * @param subject what it was seen at; may be empty
 * @param headline what is wrong, one line
 * @param expected what should be there
 * @param seen what was there
 * @param pointer JSON Pointer to the place; may be empty
 * @param value the value at that place; may be empty
 * @param cause the likely cause; may be empty
 * @param messages numbers of the messages that show it, at most {@value #MESSAGES}
 * @param excerpt messages themselves, at most {@value #MESSAGES}, long ones with parts left out
 * @param left what was left out of messages and excerpt, one line; empty if nothing was
 */
public record Shown(
        String requirement,
        String scenario,
        String scenarioName,
        String transcript,
        String subject,
        String headline,
        String expected,
        String seen,
        String pointer,
        String value,
        String cause,
        List<Long> messages,
        List<Excerpt> excerpt,
        String left) {

    /** The most messages that one finding shows. */
    public static final int MESSAGES = 20;

    /** Copies the lists. */
    public Shown {
        messages = List.copyOf(messages);
        excerpt = List.copyOf(excerpt);
    }
}
