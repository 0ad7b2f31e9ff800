package org.contexttck.reports.model;

import java.util.List;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.Series;
import org.contexttck.reports.text.Bounds;

/**
 * Numbers that a scenario took down, within bounds.
 *
 * @param scenario the key of the scenario
 * @param title what was measured
 * @param unit of every value
 * @param labels what the values stand at, in order, at most {@value #LABELS}
 * @param series what was compared, at most {@value #SERIES}
 */
public record Measurement(String scenario, String title, String unit, List<String> labels, List<Series> series) {

    /** The most labels that a report keeps. */
    public static final int LABELS = 500;

    /** The most series that a report keeps. */
    public static final int SERIES = 6;

    /** Copies the lists. */
    public Measurement {
        labels = List.copyOf(labels);
        series = List.copyOf(series);
    }

    static Measurement of(Measured measured) {
        return new Measurement(
                measured.scenario(),
                Bounds.cut(measured.title(), Bounds.NAME),
                Bounds.cut(measured.unit(), Bounds.NAME),
                measured.labels().stream()
                        .limit(LABELS)
                        .map(label -> Bounds.cut(label, Bounds.NAME))
                        .toList(),
                measured.series().stream()
                        .limit(SERIES)
                        .map(Measurement::within)
                        .toList());
    }

    private static Series within(Series series) {
        return new Series(
                Bounds.cut(series.name(), Bounds.NAME),
                series.values().stream().limit(LABELS).toList());
    }
}
