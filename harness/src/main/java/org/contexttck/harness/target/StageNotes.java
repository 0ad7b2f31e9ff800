package org.contexttck.harness.target;

import java.util.Optional;

/** What a transcript of a model says beside the messages: what the user says, and why the kit no longer waits for the client. */
final class StageNotes {

    /** A conversation begins; the text is its first prompt. */
    static final String BEGINS = "user: begins";

    /** Something goes to the client's stdin; the text is the line. */
    static final String SAYS = "user: says";

    /** The kit says no more in the conversation. */
    static final String ENDS = "user: ends";

    /** The client has not done in time what was awaited; the text, as of the notes below, is the end of its stderr. */
    static final String SILENT = "client: silent";

    /** The conversation ends for a reason that the messages show. */
    static final String WRONG = "client: wrong";

    private static final String USER = "user: ";
    private static final String CLIENT = "client: ";
    private static final String ENDED = "client: ended: ";
    private static final String NOT_STARTED = "client: not started: ";

    private StageNotes() {}

    /** The client has ended. @param how such as {@code exited with code 3} */
    static String ended(String how) {
        return ENDED + how;
    }

    static String notStarted(String why) {
        return NOT_STARTED + why;
    }

    /** Whether it is a note of what the user says. */
    static boolean ofUser(String note) {
        return note.startsWith(USER);
    }

    /** Whether it is a note of the client. */
    static boolean ofClient(String note) {
        return note.startsWith(CLIENT);
    }

    /** How the client ended, if the note says that it did. */
    static Optional<String> howEnded(String note) {
        return behind(ENDED, note);
    }

    /** Why the client could not be started, if the note says so. */
    static Optional<String> whyNotStarted(String note) {
        return behind(NOT_STARTED, note);
    }

    private static Optional<String> behind(String start, String note) {
        return note.startsWith(start) ? Optional.of(note.substring(start.length())) : Optional.empty();
    }
}
