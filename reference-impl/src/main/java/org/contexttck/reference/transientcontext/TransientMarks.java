package org.contexttck.reference.transientcontext;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The marks a server puts into the {@code _meta} of tool results: "may be collapsed later" on fetched data, "has been
 * used" on the result of a consumer. Take this class as it is; it needs no SDK.
 *
 * <p>Requirements TC-S-01 to TC-S-03, TC-S-07, TC-S-09 and TC-S-17.
 */
public final class TransientMarks {

    /** Results with at least this many records are marked. */
    public static final int THRESHOLD = 5;

    /** The one value of {@code lifecycle}. */
    public static final String TRANSIENT = "transient";

    private TransientMarks() {}

    /**
     * The {@code _meta} of a result that carries fetched records.
     *
     * @param count how many records this response returns, not how many exist; 0 or more
     * @param summary what stands in for the records once they have been used: not blank, shorter than the records' text,
     *     naming the count and what sets this page apart from the others
     * @return {@code {"context": {"lifecycle": "transient", "summary": ...}}} from {@link #THRESHOLD} records on; empty
     *     below it, and then the result gets no {@code _meta} at all
     * @throws IllegalArgumentException if the count is negative, or a marked result would get a blank summary
     */
    public static Optional<Map<String, Object>> mark(int count, String summary) {
        if (count < 0) {
            throw new IllegalArgumentException("a result cannot hold " + count + " records");
        }
        if (count < THRESHOLD) {
            return Optional.empty();
        }
        if (summary.isBlank()) {
            throw new IllegalArgumentException("a marked result needs a summary that is not blank");
        }
        Map<String, Object> context = new LinkedHashMap<>();
        context.put("lifecycle", TRANSIENT);
        context.put("summary", summary);
        return Optional.of(Map.of("context", context));
    }

    /**
     * The {@code _meta} of a consumer's result, for calls that succeeded only: a refused or failed call must not carry it.
     *
     * @return {@code {"context": {"consumed": true}}}
     */
    public static Map<String, Object> consumed() {
        return Map.of("context", Map.of("consumed", true));
    }
}
