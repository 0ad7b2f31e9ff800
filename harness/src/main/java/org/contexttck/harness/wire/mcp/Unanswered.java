package org.contexttck.harness.wire.mcp;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Answer.Meanwhile;
import org.contexttck.harness.wire.Answer.Silent;
import org.contexttck.harness.wire.OneLine;

/**
 * What one target has left unanswered by its own doing, several times in a row: it is asked again, but not waited for again as
 * long. One answer, and it has all its time again.
 */
public final class Unanswered {

    private static final int TIMES = 3;
    private static final int SHARE = 20;
    private static final Duration LEAST = Duration.ofMillis(250);

    private final Map<String, Integer> inARow = new HashMap<>();

    /** How long to wait for what has stayed unanswered; empty for as long as for anything. @param what a tool or a method */
    synchronized Optional<Duration> patience(String what, Duration usual) {
        Duration share = usual.dividedBy(SHARE);
        return inARow.getOrDefault(what, 0) < TIMES
                ? Optional.empty()
                : Optional.of(share.compareTo(LEAST) < 0 ? LEAST : share);
    }

    /** What came of it. */
    synchronized void heard(String what, Answer answer) {
        if (answer.outcome() instanceof Silent silent) {
            if (silent.meanwhile().evident()) {
                inARow.merge(what, 1, Integer::sum);
            }
        } else {
            inARow.remove(what);
        }
    }

    /** An answer that was not waited for again. */
    static Answer notAgain(String what, Duration usual, Answer answer) {
        if (!(answer.outcome() instanceof Silent silent)) {
            return answer;
        }
        String why = "not waited for again: " + TIMES + " times before in a row " + what + " was not answered in "
                + OneLine.of(usual);
        return new Answer(
                answer.request(),
                answer.message(),
                new Silent(silent.waited(), new Meanwhile(true, why)),
                answer.took());
    }
}
