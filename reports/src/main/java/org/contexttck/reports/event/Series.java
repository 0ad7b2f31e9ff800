package org.contexttck.reports.event;

import java.util.List;

/**
 * One row of numbers of a measurement.
 *
 * @param name what was done, such as {@code with collapse}
 * @param values one number for each label of the measurement, none below zero
 */
public record Series(String name, List<Long> values) {

    /** Copies the list. */
    public Series {
        values = List.copyOf(values);
    }
}
