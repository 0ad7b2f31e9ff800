package org.contexttck.reports.model;

/**
 * How the kit reads its source where that is silent or says two things.
 *
 * @param id such as {@code R11}
 * @param protocol it belongs to
 * @param title a few words
 * @param text the decision; paragraphs parted by a blank line, code between backticks
 * @param reason why it was decided so
 */
public record Reading(String id, String protocol, String title, String text, String reason) {}
