package org.contexttck.harness.selftest;

import java.time.Duration;
import org.contexttck.harness.profile.LimitsEntry;

/** How long to wait for what is tested, by what is known of it. */
enum Responsiveness {
    /** It answers everything: nothing waits for a limit, so limits for a machine under load cost nothing. */
    ANSWERS(20_000, 20_000, 20_000),
    /** It leaves some requests unanswered, and the run waits for each of them. */
    SILENT_AT_TIMES(20_000, 20_000, 2_000),
    /** It answers nothing useful; an answer that comes too late is as good as none. */
    USELESS(1_000, 3_000, 1_000);

    private final long insideConnect;
    private final long processConnect;
    private final long answer;

    Responsiveness(long insideConnect, long processConnect, long answer) {
        this.insideConnect = insideConnect;
        this.processConnect = processConnect;
        this.answer = answer;
    }

    /** @param inside whether it runs inside the kit's JVM, which takes less time to start */
    LimitsEntry limits(boolean inside) {
        return new LimitsEntry(Duration.ofMillis(inside ? insideConnect : processConnect), Duration.ofMillis(answer));
    }
}
