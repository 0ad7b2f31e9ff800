package org.contexttck.harness.run;

import org.contexttck.harness.wire.OneLine;

/** What a program writes to standard error, line by line: how much, and what it complained of last. */
final class Complaints {

    private int lines;
    private boolean complained;
    private String last = "";

    void heard(String line) {
        boolean complains = OneLine.complains(line);
        if (complains || !complained) {
            last = OneLine.of(line);
            complained = complains;
        }
        lines++;
    }

    int lines() {
        return lines;
    }

    /** The last line that tells of an error, or else the last one; empty if there was none. */
    String last() {
        return last;
    }
}
