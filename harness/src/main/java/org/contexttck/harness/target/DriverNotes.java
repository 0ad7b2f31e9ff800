package org.contexttck.harness.target;

import java.util.Optional;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Rereading;
import org.contexttck.harness.wire.TapeLine;

/** What a transcript of a driver holds besides its lines, so that it can be played: written and read here. */
final class DriverNotes {

    /** The fact of a driver's first request that says for which conversation it was started. */
    static final String CONVERSATION = "driver.conversation";

    private static final String NOT_STARTED = "not started: ";

    /** How a driver ended that runs on. */
    static final String CLOSED = "closed its stdout";

    private static final String ANSWERS_NOTHING = "it answers nothing";
    private static final String NOT_SENT = ", so this was not sent: ";
    private static final int MOST = 1000;

    private DriverNotes() {}

    /** There is no driver. @param why in one line */
    static Anomaly notStarted(String why) {
        return new Anomaly(Anomaly.Kind.EXITED, NOT_STARTED + why, 0);
    }

    /** Why there was no driver, if that is what the line says. */
    static Optional<String> notStarted(TapeLine line) {
        return Rereading.anomaly(line)
                .map(Anomaly::text)
                .filter(text -> text.startsWith(NOT_STARTED))
                .map(text -> text.substring(NOT_STARTED.length()));
    }

    /** Nothing came in time. @param what what was said of it */
    static Anomaly unanswered(String what) {
        return new Anomaly(Anomaly.Kind.UNANSWERED, what, 0);
    }

    /** @param how such as {@code exited with code 3}, or {@link #CLOSED} */
    static Anomaly ended(String how) {
        return new Anomaly(how.equals(CLOSED) ? Anomaly.Kind.CLOSED : Anomaly.Kind.EXITED, how, 0);
    }

    /** A line that nobody waits for was found after the last request. */
    static Anomaly answersNothing(Message line) {
        return new Anomaly(Anomaly.Kind.UNKNOWN_ID, ANSWERS_NOTHING, line.order());
    }

    /** A line that nobody waits for was found before a request. */
    static Anomaly answersNothing(Message line, String request) {
        String unsent = request.substring(0, Math.min(MOST, request.length()));
        return new Anomaly(Anomaly.Kind.UNKNOWN_ID, ANSWERS_NOTHING + NOT_SENT + unsent, line.order());
    }

    /** Whether the kit found here that the line before answers nothing. */
    static boolean foundUnasked(TapeLine line) {
        return Rereading.anomaly(line)
                .filter(it -> it.kind() == Anomaly.Kind.UNKNOWN_ID && it.text().startsWith(ANSWERS_NOTHING))
                .isPresent();
    }

    /** Whether nothing more is to come of the driver, and how it ended. */
    static Optional<String> ending(TapeLine line) {
        return Rereading.anomaly(line)
                .filter(it -> it.kind() == Anomaly.Kind.EXITED || it.kind() == Anomaly.Kind.CLOSED)
                .map(Anomaly::text);
    }

    /** Whether the kit gave up waiting here. */
    static boolean gaveUp(TapeLine line) {
        return Rereading.anomaly(line)
                .filter(it -> it.kind() == Anomaly.Kind.UNANSWERED)
                .isPresent();
    }

    /** The request that was sent here, or would have been but for what was found before; empty if there is none. */
    static Optional<DriverRequest> request(TapeLine line) {
        if (line.kind() == TapeLine.Kind.SENT) {
            return DriverRequest.read(line.raw());
        }
        int at = foundUnasked(line) ? line.note().indexOf(NOT_SENT) : -1;
        return at < 0 ? Optional.empty() : DriverRequest.read(line.note().substring(at + NOT_SENT.length()));
    }
}
