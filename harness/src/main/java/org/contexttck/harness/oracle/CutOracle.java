package org.contexttck.harness.oracle;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Every text that may come back for an original and some limits: whole if no limit bites; else the lines asked for, with or
 * without the final line end (R45); of these what fits into the bytes (R49), from either side after {@code tail} (R48).
 */
public final class CutOracle {

    private CutOracle() {}

    /** All texts that conform; never none. */
    public static List<Cut> allowed(String original, CutLimits limits) {
        return byBytes(beforeBytes(original, limits), limits);
    }

    /** What the line limits leave; where bytes cut an end that no line limit has, its last line end may be all that goes (R45). */
    private static List<Cut> beforeBytes(String original, CutLimits limits) {
        List<Cut> cuts = byLines(original, limits);
        boolean bites = limits.maxBytes()
                .filter(most -> most.compareTo(BigInteger.valueOf(Utf8Text.bytes(original))) < 0)
                .isPresent();
        if (!bites || !limits.fromTheEnd() || !cuts.get(0).whole() || !original.endsWith("\n")) {
            return cuts;
        }
        String ended = Lines.withoutFinalEnd(original);
        return List.of(cuts.get(0), shortened(ended, Lines.count(original), Cut.By.BYTES, Cut.End.TAIL));
    }

    /**
     * The texts that conform when the newest lines have to stay (R48). The same as {@link #allowed} unless {@code tail} and
     * {@code max_bytes} are both in force.
     */
    public static List<Cut> newest(String original, CutLimits limits) {
        if (!limits.fromTheEnd() || limits.maxBytes().isEmpty()) {
            return allowed(original, limits);
        }
        BigInteger most = limits.maxBytes().get();
        List<Cut> newest = new ArrayList<>();
        for (Cut cut : beforeBytes(original, limits)) {
            if (most.compareTo(BigInteger.valueOf(Utf8Text.bytes(cut.text()))) >= 0) {
                newest.add(cut);
            } else {
                newest.addAll(back(cut, most.longValueExact()));
            }
        }
        return newest;
    }

    /** Whether a text has less than any that conforms: it has lost what the limits would have let stay. */
    public static boolean losesMore(String seen, List<Cut> allowed) {
        long least = allowed.stream()
                .mapToLong(cut -> Utf8Text.bytes(cut.text()))
                .min()
                .orElse(0);
        return Utf8Text.bytes(seen) < least;
    }

    /** What the line limits alone leave, with its line ends. */
    public static String linesLeft(String original, CutLimits limits) {
        return byLines(original, limits).get(0).text();
    }

    private static List<Cut> byLines(String original, CutLimits limits) {
        long all = Lines.count(original);
        BigInteger asked = limits.lines().orElse(BigInteger.valueOf(all));
        if (asked.compareTo(BigInteger.valueOf(all)) >= 0) {
            return List.of(new Cut(original, Set.of(all), Cut.By.NOTHING, Cut.End.HEAD));
        }
        long lines = asked.longValueExact();
        Cut.End end = limits.fromTheEnd() ? Cut.End.TAIL : Cut.End.HEAD;
        String kept = limits.fromTheEnd() ? Lines.last(original, lines) : Lines.first(original, lines);
        List<Cut> cuts = new ArrayList<>();
        cuts.add(new Cut(kept, Set.of(lines), Cut.By.LINES, end));
        if (kept.endsWith("\n")) {
            cuts.add(shortened(Lines.withoutFinalEnd(kept), lines, Cut.By.LINES, end));
        }
        return cuts;
    }

    private static List<Cut> byBytes(List<Cut> cuts, CutLimits limits) {
        if (limits.maxBytes().isEmpty()) {
            return cuts;
        }
        BigInteger most = limits.maxBytes().get();
        List<Cut> within = new ArrayList<>();
        for (Cut cut : cuts) {
            long bytes = Utf8Text.bytes(cut.text());
            if (most.compareTo(BigInteger.valueOf(bytes)) >= 0) {
                within.add(cut);
            } else {
                within.addAll(front(cut, most.longValueExact()));
                if (limits.fromTheEnd()) {
                    within.addAll(back(cut, most.longValueExact()));
                }
            }
        }
        return within;
    }

    /** Bytes taken from the end: up to the last line end within reach, which may go too; else inside the line. */
    private static List<Cut> front(Cut cut, long most) {
        String fits = Utf8Text.beginning(cut.text(), most);
        int feed = fits.lastIndexOf('\n');
        List<Cut> cuts = new ArrayList<>();
        if (feed < 0) {
            cuts.add(byBytes(cut, fits, Lines.count(fits), Cut.End.HEAD));
            return cuts;
        }
        String ended = fits.substring(0, feed + 1);
        cuts.add(byBytes(cut, ended, Lines.count(ended), Cut.End.HEAD));
        cuts.add(byBytes(cut, fits.substring(0, feed), Lines.count(ended), Cut.End.HEAD));
        if (cut.text().startsWith("\n", fits.length())) {
            cuts.add(byBytes(cut, fits, Lines.count(fits), Cut.End.HEAD));
        }
        return cuts;
    }

    /** Bytes taken from the front: from the first line start within reach; else inside the line. */
    private static List<Cut> back(Cut cut, long most) {
        String fits = Utf8Text.end(cut.text(), most);
        boolean atLineStart = cut.text().charAt(cut.text().length() - fits.length() - 1) == '\n';
        int feed = fits.indexOf('\n');
        String kept = atLineStart || feed < 0 || feed == fits.length() - 1 ? fits : fits.substring(feed + 1);
        return List.of(byBytes(cut, kept, Lines.count(kept), Cut.End.TAIL));
    }

    private static Cut byBytes(Cut cut, String kept, long lines, Cut.End end) {
        return cut.by() == Cut.By.LINES
                ? shortened(kept, lines, Cut.By.LINES, cut.end())
                : shortened(kept, lines, Cut.By.BYTES, end);
    }

    private static Cut shortened(String kept, long lines, Cut.By by, Cut.End end) {
        Set<Long> counts = new TreeSet<>(Set.of(lines));
        counts.add(Lines.count(kept));
        return new Cut(kept, counts, by, end);
    }
}
