package org.contexttck.reports.event;

import org.contexttck.reports.text.Addition;

/**
 * A program of the target wrote to standard error. The lines, each in its place among the messages, are in a transcript.
 *
 * @param transcript path of that transcript, relative to the report
 * @param lines how many were recorded
 * @param complaint the last line that tells of an error, or else the last line; one line
 * @param end how the program ended by itself, as findings say it, such as {@code exited with code 1}; empty if it did not
 */
public record StderrWritten(
        String transcript,
        int lines,
        String complaint,
        @Addition String end) implements Event {}
