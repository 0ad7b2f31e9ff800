package org.contexttck.harness.oracle;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Says in one line why a text is none of those that conform. */
public final class CutFault {

    private static final String PIECE = "is cut inside a character";

    private CutFault() {}

    /** Empty if the text is one of those that conform; else what is wrong, for example {@code has 3 lines, must have 2}. */
    public static Optional<String> in(String seen, String original, CutLimits limits) {
        return in(seen, original, limits, CutOracle.allowed(original, limits));
    }

    /** As {@link #in(String, String, CutLimits)}, with the texts that conform. */
    public static Optional<String> in(String seen, String original, CutLimits limits, List<Cut> allowed) {
        if (allowed.stream().anyMatch(cut -> cut.text().equals(seen))) {
            return Optional.empty();
        }
        return Optional.of(
                cutInside(seen, original)
                        ? PIECE
                        : tooLarge(seen, limits).orElseGet(() -> described(seen, original, limits, allowed)));
    }

    /** That a text is larger than the limit on bytes. */
    public static Optional<String> tooLarge(String seen, CutLimits limits) {
        long bytes = Utf8Text.bytes(seen);
        return limits.maxBytes()
                .filter(most -> most.compareTo(BigInteger.valueOf(bytes)) < 0)
                .map(most -> "has " + Counted.of(bytes, "byte") + ", must have at most " + most);
    }

    private static String described(String seen, String original, CutLimits limits, List<Cut> allowed) {
        if (allowed.stream().allMatch(Cut::whole)) {
            return "is not the whole text: " + difference(seen, original);
        }
        String left = CutOracle.linesLeft(original, limits);
        Optional<String> foreign = foreign(seen, original);
        if (foreign.isPresent()) {
            return foreign.get();
        }
        if (!left.contains(seen)) {
            return lines(seen, limits, allowed);
        }
        return limits.maxBytes().isEmpty() ? lines(seen, limits, allowed) : place(seen, left, allowed);
    }

    /** A text that holds what the original does not; that its last character is a piece of one is said as such. */
    static Optional<String> foreign(String seen, String original) {
        if (original.contains(seen)) {
            return Optional.empty();
        }
        String withoutLast = seen.substring(0, seen.offsetByCodePoints(seen.length(), -1));
        String withoutFirst = seen.substring(seen.offsetByCodePoints(0, 1));
        if (odd(seen.codePointBefore(seen.length())) && original.contains(withoutLast)
                || odd(seen.codePointAt(0)) && original.contains(withoutFirst)) {
            return Optional.of(PIECE);
        }
        return Optional.of(
                stripped(seen).equals(seen) && original.replace("\r\n", "\n").contains(seen)
                        ? "has lost carriage returns, which belong to their lines"
                        : "is no part of the text: " + difference(seen, original));
    }

    /** Whether a text ends, or begins, with a piece of a character of the original. */
    public static boolean cutInside(String seen, String original) {
        return foreign(seen, original).filter(PIECE::equals).isPresent();
    }

    private static boolean odd(int point) {
        return point == Utf8Text.REPLACEMENT || Utf8Text.half(point);
    }

    private static String stripped(String text) {
        return text.replace("\r", "");
    }

    private static String lines(String seen, CutLimits limits, List<Cut> allowed) {
        long lines = Lines.count(seen);
        Cut first = allowed.get(0);
        String wanted = limits.lines()
                .map(n -> " (" + (limits.fromTheEnd() ? "the last " : "the first ") + n + ")")
                .orElse("");
        return first.lines().contains(lines)
                ? "has " + Counted.of(lines, "line") + ", but not those asked for" + wanted
                : "has " + Counted.of(lines, "line") + ", must have "
                        + first.lines().stream().sorted().findFirst().orElseThrow() + wanted;
    }

    private static String place(String seen, String left, List<Cut> allowed) {
        Cut best = allowed.get(0);
        String wanted =
                "must be after " + Counted.of(best.text().length(), "character") + ", " + ending(best.text(), left);
        return "is cut " + ending(seen, left) + " after " + Counted.of(seen.length(), "character") + ", " + wanted;
    }

    private static String ending(String text, String left) {
        boolean atEnd = text.endsWith("\n") || left.startsWith(text + "\n");
        return atEnd ? "at a line end" : "inside a line";
    }

    private static String difference(String seen, String original) {
        if (original.equals(seen + "\n")) {
            return "it lacks the final line end";
        }
        int same = 0;
        while (same < seen.length() && same < original.length() && seen.charAt(same) == original.charAt(same)) {
            same++;
        }
        if (same == seen.length() || same == original.length()) {
            return "it has " + Counted.of(Utf8Text.bytes(seen), "byte") + ", the original " + Utf8Text.bytes(original);
        }
        return "they part after " + Counted.of(same, "character");
    }
}
