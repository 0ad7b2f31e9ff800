package org.contexttck.harness.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/** What may come back of a command's stderr, whose whole text the kit never sees. */
public final class StderrOracle {

    /** What 100KB is. */
    public static final long CAP = 100_000;

    /** What is let pass as 100KB (R51). */
    public static final long MOST = 102_400;

    /** What is let pass where a failure has its stderr between other words. */
    public static final long MOST_IN_WORDS = 2 * CAP;

    private static final long MEGABYTE = 1_000_000;

    private StderrOracle() {}

    /** Whether a stderr is so long, and so close to the cap, that it looks cut. */
    public static boolean looksCut(String stderr) {
        long bytes = Utf8Text.bytes(stderr);
        return bytes > CAP / 2 && bytes <= MOST;
    }

    /** What is wrong with the info of a stderr that was cut; none if its numbers agree with what came back. */
    public static List<InfoFault> info(JsonNode info, String kept) {
        List<InfoFault> faults = new ArrayList<>();
        long bytes = Utf8Text.bytes(kept);
        long lines = Lines.count(kept);
        equal(faults, info, "kept_bytes", Set.of(bytes));
        equal(faults, info, "kept_lines", kept.endsWith("\n") ? Set.of(lines) : Set.of(lines, lines + 1));
        above(faults, info, "original_bytes", Math.max(bytes, CAP));
        atLeast(faults, info, "original_lines", lines);
        return faults;
    }

    /** What is wrong with the info of a stderr that has megabytes; none if it counts as many. */
    public static List<InfoFault> ofMegabytes(JsonNode info) {
        List<InfoFault> faults = new ArrayList<>();
        atLeast(faults, info, "original_bytes", MEGABYTE);
        return faults;
    }

    private static void equal(List<InfoFault> faults, JsonNode info, String member, Set<Long> allowed) {
        if (allowed.stream().noneMatch(one -> compares(info.get(member), one, sign -> sign == 0))) {
            long least = allowed.stream().min(Long::compare).orElseThrow();
            faults.add(new InfoFault(member, Optional.ofNullable(info.get(member)), Long.toString(least)));
        }
    }

    private static void above(List<InfoFault> faults, JsonNode info, String member, long bound) {
        if (!compares(info.get(member), bound, sign -> sign > 0)) {
            faults.add(new InfoFault(member, Optional.ofNullable(info.get(member)), "more than " + bound));
        }
    }

    private static void atLeast(List<InfoFault> faults, JsonNode info, String member, long bound) {
        if (!compares(info.get(member), bound, sign -> sign >= 0)) {
            faults.add(new InfoFault(member, Optional.ofNullable(info.get(member)), bound + " or more"));
        }
    }

    private static boolean compares(JsonNode seen, long other, IntPredicate sign) {
        return seen != null && seen.isNumber() && sign.test(seen.decimalValue().compareTo(BigDecimal.valueOf(other)));
    }
}
