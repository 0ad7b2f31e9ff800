package org.contexttck.harness.steps.shared;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Takes the numbers that scenarios measure beside their verdicts; a run gives one to all its scenarios. */
public final class Measurements {

    private final List<Series> series = new ArrayList<>();
    private final boolean counted;

    /** @param counted whether tokens are counted by a tokenizer, which takes time to load; otherwise they are estimated */
    public Measurements(boolean counted) {
        this.counted = counted;
    }

    /** Whether tokens are to be counted rather than estimated. */
    public boolean counted() {
        return counted;
    }

    /**
     * Values along one axis, fit for a plot.
     *
     * @param scenario the name of the scenario
     * @param title what was measured, on what
     * @param unit of the values, such as {@code bytes}
     * @param labels of the axis, one for each value
     * @param values by the name of the line, each as long as the labels
     */
    public record Series(
            String scenario, String title, String unit, List<String> labels, Map<String, List<Long>> values) {

        public Series {
            labels = List.copyOf(labels);
            Map<String, List<Long>> copies = new LinkedHashMap<>();
            values.forEach((name, line) -> copies.put(name, List.copyOf(line)));
            values = java.util.Collections.unmodifiableMap(copies);
        }
    }

    /** Takes a series. */
    public synchronized void record(Series one) {
        series.add(one);
    }

    /** Everything taken so far, in order. */
    public synchronized List<Series> series() {
        return List.copyOf(series);
    }
}
