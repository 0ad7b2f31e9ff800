package org.contexttck.reports.event;

/**
 * A program of the target wrote to standard error. The lines, each in its place among the messages, are in a transcript.
 *
 * @param transcript path of that transcript, relative to the report
 * @param lines how many were recorded
 * @param complaint the last line that tells of an error, or else the last line; one line
 */
public record StderrWritten(String transcript, int lines, String complaint) implements Event {}
