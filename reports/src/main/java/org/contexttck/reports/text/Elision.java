package org.contexttck.reports.text;

/**
 * How much of a message is shown; the place pointed at is spared.
 *
 * @param most characters in all, beyond which the message is simply cut off
 * @param string characters of one string or number
 * @param items items of one array; an object may have twice as many members
 */
public record Elision(int most, int string, int items) {}
