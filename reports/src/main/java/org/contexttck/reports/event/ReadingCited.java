package org.contexttck.reports.event;

/**
 * A reading that a requirement of this run rests on, so that a report can explain a verdict without the kit at hand.
 *
 * @param id such as {@code R11}
 * @param protocol it belongs to
 * @param title a few words
 * @param text the decision; paragraphs parted by a blank line, code between backticks
 * @param reason why it was decided so
 */
public record ReadingCited(String id, String protocol, String title, String text, String reason) implements Event {}
