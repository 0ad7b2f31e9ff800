package org.contexttck.harness.run.report;

/**
 * The place that a command writes to.
 *
 * @param watched whether standard error is a terminal; only then a progress line changes in place
 * @param colour whether colour may be used on standard output
 * @param width characters in a line
 */
public record Console(boolean watched, boolean colour, int width) {}
