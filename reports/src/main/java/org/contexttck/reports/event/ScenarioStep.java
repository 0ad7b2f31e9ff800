package org.contexttck.reports.event;

import java.util.List;
import org.contexttck.reports.text.Addition;

/**
 * One step of a scenario, and what became of it.
 *
 * @param text as the scenario has it, with the values of its row of examples; a table or a text below it is on further lines
 * @param outcome held also where it demands nothing; skipped if what came before left it nothing to do
 * @param observations how often it saw something that bears on the scenario's requirements
 * @param where messages that show the first of that
 */
public record ScenarioStep(
        String text,
        Outcome outcome,
        int observations,
        @Addition List<SeenMessage> where) {

    /** A message that something was seen in. @param transcript relative to the report @param message its number there */
    public record SeenMessage(String transcript, long message) {}

    /** Copies the list. */
    public ScenarioStep {
        where = List.copyOf(where);
    }

    /** The same with other places of what was seen. */
    public ScenarioStep seenIn(List<SeenMessage> places) {
        return new ScenarioStep(text, outcome, observations, places);
    }
}
