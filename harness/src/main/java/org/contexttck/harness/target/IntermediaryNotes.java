package org.contexttck.harness.target;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.wire.TapeLine;

/** What the transcript in front of an intermediary says beside the messages. */
final class IntermediaryNotes {

    /** The kit has compared the tools; the text says how often it had to ask for them. */
    static final String ASKED = "tools: asked";

    /** It offers nothing; the text is the end of its stderr. */
    static final String NO_TOOLS = "intermediary: no tools";

    private static final String NOT_STARTED = "intermediary: not started: ";

    private IntermediaryNotes() {}

    /** It could not be started; the text of the note is the end of its stderr. */
    static String notStarted(String why) {
        return NOT_STARTED + why;
    }

    /** The note that says why it could not be started, if there is one. */
    static Optional<TapeLine> notStarted(List<TapeLine> lines) {
        return lines.stream()
                .filter(line -> line.note().startsWith(NOT_STARTED))
                .findFirst();
    }

    static String whyNotStarted(TapeLine note) {
        return note.note().substring(NOT_STARTED.length());
    }

    /** The text of a note; empty if there is no such note. */
    static Optional<String> text(List<TapeLine> lines, String note) {
        return lines.stream()
                .filter(line -> line.note().equals(note))
                .map(TapeLine::raw)
                .findFirst();
    }
}
