package org.contexttck.reference.contextsaving;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What a result says about a text that was cut.
 *
 * @param originalBytes size before any cut; of raw output the bytes as they were, broken characters included
 * @param originalLines lines before any cut; a final line feed ends the last line and adds none (R45)
 * @param keptBytes size in UTF-8 of what is returned
 * @param keptLines lines of what is returned
 * @param position which end was kept
 */
public record TruncationInfo(
        long originalBytes, long originalLines, long keptBytes, long keptLines, Position position) {

    /** An end of a text. */
    public enum Position {
        /** The start. */
        HEAD,
        /** The end. */
        TAIL
    }

    /** The members as JSON names them: {@code original_bytes} and so on, in this order (CS-T-09, CS-T-10). */
    public Map<String, Object> toMap() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("original_bytes", originalBytes);
        map.put("original_lines", originalLines);
        map.put("kept_bytes", keptBytes);
        map.put("kept_lines", keptLines);
        map.put("position", position.name().toLowerCase(Locale.ROOT));
        return map;
    }
}
