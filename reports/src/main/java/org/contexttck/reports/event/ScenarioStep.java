package org.contexttck.reports.event;

/**
 * One step of a scenario, and what became of it.
 *
 * @param text as the scenario has it, with the values of its row of examples; a table or a text below it is on further lines
 * @param outcome held also where it demands nothing; skipped if what came before left it nothing to do
 * @param observations how often it saw something that bears on the scenario's requirements
 */
public record ScenarioStep(String text, Outcome outcome, int observations) {}
