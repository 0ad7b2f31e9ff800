package org.contexttck.harness.doctor.bill;

import java.util.List;

/**
 * How a result grows with the parameter that bounds it.
 *
 * @param call the call without the parameter, in one line
 * @param points what was asked for and what came, in order; at least one
 */
public record SizeGrowth(String tool, String call, String parameter, List<Point> points) {

    /** A value of the parameter, and what the result cost. */
    public record Point(int value, Cost shown) {}

    public SizeGrowth {
        points = List.copyOf(points);
    }
}
