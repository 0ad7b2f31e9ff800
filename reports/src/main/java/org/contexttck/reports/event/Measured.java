package org.contexttck.reports.event;

import java.util.List;

/**
 * Numbers that a scenario took down. They bear on no verdict; a report draws them.
 *
 * @param scenario the key of the scenario; {@code bill} for what was measured beside them
 * @param title what was measured, such as {@code Size of each request to the model, page by page}
 * @param unit of every value, such as {@code bytes} or {@code estimated tokens}
 * @param labels what the values stand at, in order, such as {@code page 1}
 * @param series what was compared, one row for each
 * @param form how to draw it
 */
public record Measured(
        String scenario, String title, String unit, List<String> labels, List<Series> series, MeasuredForm form)
        implements Event {

    /** To be drawn as lines. */
    public Measured(String scenario, String title, String unit, List<String> labels, List<Series> series) {
        this(scenario, title, unit, labels, series, MeasuredForm.LINES);
    }

    /** Copies the lists and refuses a series that has not one value for each label. */
    public Measured {
        labels = List.copyOf(labels);
        series = List.copyOf(series);
        for (Series one : series) {
            if (one.values().size() != labels.size()) {
                throw new IllegalArgumentException("series '" + one.name() + "' has "
                        + one.values().size() + " values for " + labels.size() + " labels");
            }
        }
    }
}
