package org.contexttck.harness.explore.client;

import java.util.ArrayList;
import java.util.List;

/**
 * How a client uses what the source leaves open.
 *
 * @param late what hints do to results that came before them (R14)
 * @param leavesUnusable whether a result without a usable summary is left alone, rather than used up by a consumption (R8)
 * @param unscoped whether results of tools without a pair may collapse (R3)
 * @param broken a recommendation that it does not heed; empty if there is none
 */
record Habits(LateHints late, boolean leavesUnusable, boolean unscoped, String broken) {

    static final String FAILED_WAITS = "TC-C-30";
    static final String ANY_TOOL_HINTS = "TC-C-32";
    static final String ONE_WORLD = "TC-C-23";

    private static final List<String> ADVICE = List.of("", FAILED_WAITS, ANY_TOOL_HINTS, ONE_WORLD);

    /** What hints do to results that came before them. */
    enum LateHints {
        PAIR,
        ONLY_UNSCOPE,
        CHANGE_NOTHING
    }

    /** All that a client may have which does or does not collapse results without a pair. */
    static List<Habits> all(boolean unscoped) {
        List<Habits> all = new ArrayList<>();
        for (String broken : ADVICE) {
            for (LateHints late : LateHints.values()) {
                if (unscoped || late != LateHints.ONLY_UNSCOPE) {
                    all.add(new Habits(late, false, unscoped, broken));
                    all.add(new Habits(late, true, unscoped, broken));
                }
            }
        }
        return all;
    }

    boolean breaks(String row) {
        return broken.equals(row);
    }

    boolean conforms() {
        return broken.isEmpty();
    }
}
