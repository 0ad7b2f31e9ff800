package org.contexttck.harness.wire;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.wire.RecordedSpeech.Said;

/** Tells where the run that is played departs from the recording of one connection; of many places only the first. */
final class Departures {

    private static final int MOST = 20;
    private static final String FLOOD = "flood: ";

    private final Reel reel;
    private int told;

    Departures(Reel reel) {
        this.reel = reel;
    }

    synchronized boolean any() {
        return told > 0;
    }

    /** The kit says something that it has not said then. @param unsaid what it has not said again so far */
    void says(Outgoing message, List<TapeLine> lines, List<Said> unsaid) {
        String now = "the kit now says " + RecordedSpeech.describe(message.raw(), Optional.of(message.json()));
        if (unsaid.isEmpty()) {
            long last = lines.isEmpty() ? 0 : lines.get(lines.size() - 1).seq();
            tell(last, now + " after the end of what was recorded");
        } else {
            Said then = unsaid.get(0);
            tell(then.line().seq(), now + " where the recording has " + then.describe());
        }
    }

    void neverSaid(Said said) {
        tell(said.line().seq(), "the recording has " + said.describe() + ", which the kit does not say now");
    }

    /** The recording was torn off or full. */
    void endedBefore(Said said) {
        tell(said.line().seq(), "the recording ends before the answer to " + said.describe());
    }

    /** Nothing was said again for long. */
    void stood(TapeLine line) {
        tell(line.seq(), "came after something that the kit has not said again");
    }

    void unplayable(TapeLine line, IllegalArgumentException why) {
        tell(line.seq(), "cannot be played: " + OneLine.of(String.valueOf(why.getMessage())));
    }

    /** What an anomaly says if it is the one that is played as it stands: that more came than was recorded. */
    Optional<String> note(TapeLine anomaly) {
        if (anomaly.note().startsWith("the transcript is full")) {
            tell(anomaly.seq(), anomaly.note());
        }
        return Optional.of(anomaly.note())
                .filter(note -> note.startsWith(FLOOD))
                .map(note -> note.substring(FLOOD.length()));
    }

    private void tell(long seq, String what) {
        synchronized (this) {
            if (++told > MOST) {
                return;
            }
        }
        reel.tape().departed(reel.name() + ": line " + seq + ": " + what);
    }
}
