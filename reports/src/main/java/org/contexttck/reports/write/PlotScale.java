package org.contexttck.reports.write;

import java.util.Locale;

/**
 * A scale from zero to a round number.
 *
 * @param top the highest value shown, above zero
 * @param step between two lines of the grid
 */
record PlotScale(long top, long step) {

    private static final int LINES = 5;

    /** @return the scale that holds every value up to the given one, which is above zero */
    static PlotScale upTo(long most) {
        long step = 1;
        while ((most - 1) / step >= LINES && step < Long.MAX_VALUE / 100) {
            step = next(step);
        }
        return new PlotScale(Math.min(LINES, (most - 1) / step + 1) * step, step);
    }

    /** @return how far up a value is, from 0 to 1 */
    double share(long value) {
        return Math.min(1.0, (double) value / top);
    }

    /** @return a value as people read it, such as {@code 12,500} */
    static String text(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    /** One, two, five, ten, twenty and so on. */
    private static long next(long step) {
        String digits = String.valueOf(step);
        return digits.charAt(0) == '2' ? step / 2 * 5 : step * 2;
    }
}
