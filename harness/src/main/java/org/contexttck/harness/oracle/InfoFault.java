package org.contexttck.harness.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * One member of a truncation or pagination info that is not as it must be.
 *
 * @param member its name
 * @param seen its value; empty if it is not there
 * @param expected what it must be, in words
 */
public record InfoFault(String member, Optional<JsonNode> seen, String expected) {

    private static final int LARGEST_PIECE = 2;

    /**
     * What is wrong with the four counts of a truncation info (CS-T-09); none if they are true.
     *
     * @param original the text before any cut
     * @param kept what came back
     * @param keptLines what its lines may be counted as
     */
    public static List<InfoFault> counts(JsonNode info, String original, String kept, Set<Long> keptLines) {
        List<InfoFault> faults = new ArrayList<>();
        long bytes = Utf8Text.bytes(original);
        long replaced = original.chars().filter(c -> c == 0xFFFD).count();
        // raw bytes that were no UTF-8 came back as U+FFFD: three bytes for one to three
        check(faults, info, "original_bytes", bytes - LARGEST_PIECE * replaced, bytes);
        long lines = Lines.count(original);
        check(faults, info, "original_lines", lines, lines);
        long size = Utf8Text.bytes(kept);
        check(faults, info, "kept_bytes", size, size);
        Set<Long> counts = new TreeSet<>(keptLines);
        if (counts.stream().noneMatch(count -> is(info.get("kept_lines"), count, count))) {
            String expected =
                    String.join(" or ", counts.stream().map(String::valueOf).toList());
            faults.add(new InfoFault("kept_lines", Optional.ofNullable(info.get("kept_lines")), expected));
        }
        return faults;
    }

    /** What is wrong with the position (CS-T-10, R50); null and the empty text count as absent. */
    public static Optional<InfoFault> position(JsonNode info, Cut cut) {
        JsonNode seen = info.path("position");
        boolean absent = seen.isMissingNode()
                || seen.isNull()
                || seen.isTextual() && seen.textValue().isEmpty();
        String word = cut.end().word();
        boolean named = seen.isTextual() && seen.textValue().equals(word);
        if (named || absent && cut.by() == Cut.By.BYTES) {
            return Optional.empty();
        }
        String expected = "\"" + word + "\"" + (cut.by() == Cut.By.BYTES ? " or absent" : "");
        return Optional.of(new InfoFault("position", Optional.ofNullable(info.get("position")), expected));
    }

    private static void check(List<InfoFault> faults, JsonNode info, String member, long least, long most) {
        JsonNode seen = info.get(member);
        if (!is(seen, least, most)) {
            faults.add(new InfoFault(
                    member, Optional.ofNullable(seen), least == most ? Long.toString(most) : least + " to " + most));
        }
    }

    private static boolean is(JsonNode seen, long least, long most) {
        return seen != null
                && seen.isNumber()
                && seen.decimalValue().compareTo(BigDecimal.valueOf(least)) >= 0
                && seen.decimalValue().compareTo(BigDecimal.valueOf(most)) <= 0;
    }
}
