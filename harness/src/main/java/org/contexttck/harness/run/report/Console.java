package org.contexttck.harness.run.report;

/**
 * The place that standard output goes to.
 *
 * @param terminal whether somebody watches; only then a progress line is shown
 * @param colour whether colour may be used
 * @param width characters in a line
 */
public record Console(boolean terminal, boolean colour, int width) {}
