package org.contexttck.harness.wire;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Plays what came on several connections in the order in which it was recorded, each line when something is done that was
 * recorded behind it. Used by one thread: no time passes, and nothing can come too early or too late.
 */
public final class Playback {

    private static final int MOST_SHOWN = 160;

    private final Tape tape;
    private final List<Open> open = new ArrayList<>();

    /** One connection, and how far it has been played. */
    private static final class Open {

        private final Reel reel;
        private final Consumer<TapeLine> taker;
        private int next;
        private boolean departed;

        Open(Reel reel, Consumer<TapeLine> taker) {
            this.reel = reel;
            this.taker = taker;
        }

        boolean over() {
            return next == reel.lines().size();
        }

        long seq() {
            return reel.lines().get(next).seq();
        }
    }

    public Playback(Tape tape) {
        this.tape = tape;
    }

    /** What is played. */
    public Tape tape() {
        return tape;
    }

    /** A connection is opened. @param taker gets its lines that the kit has not sent */
    public void open(Reel reel, Consumer<TapeLine> taker) {
        open.add(new Open(reel, taker));
    }

    /** Plays everything that was recorded before a line. */
    public void upTo(long seq) {
        Optional<Open> next = next();
        while (next.isPresent() && next.get().seq() < seq) {
            Open one = next.get();
            TapeLine line = one.reel.lines().get(one.next++);
            if (line.kind() == TapeLine.Kind.SENT) {
                missed(one, line);
            } else {
                one.taker.accept(line);
            }
            next = next();
        }
    }

    /** Plays everything that is left of the connections that are open. */
    public void rest() {
        upTo(Long.MAX_VALUE);
    }

    /** Nobody looks at these connections any more. */
    public void finish() {
        open.forEach(one -> one.reel.over());
        open.clear();
    }

    /**
     * The kit sends something: what came before it is played first.
     *
     * @param mine which of the sent lines can be meant
     */
    public void says(Reel reel, String text, Predicate<TapeLine> mine) {
        Open one = open.stream().filter(it -> it.reel == reel).findFirst().orElseThrow();
        Optional<TapeLine> line = reel.lines().subList(one.next, reel.lines().size()).stream()
                .filter(it -> it.kind() == TapeLine.Kind.SENT && mine.test(it))
                .findFirst();
        if (line.isEmpty()) {
            departed(one, "the kit says " + shown(text) + ", where it said nothing more");
            return;
        }
        upTo(line.get().seq());
        one.next++;
        if (!line.get().raw().equals(text)) {
            String place = "line " + line.get().seq() + ": the kit says " + shown(text);
            departed(one, place + ", where it said " + shown(line.get().raw()));
        }
        tape.said(line.get().seq());
    }

    private Optional<Open> next() {
        return open.stream().filter(one -> !one.over()).min(Comparator.comparingLong(Open::seq));
    }

    private void missed(Open one, TapeLine line) {
        departed(one, "line " + line.seq() + ": the kit never says " + shown(line.raw()));
        tape.said(line.seq());
    }

    /** The first is told; what follows on the same connection follows from it. */
    private void departed(Open one, String what) {
        if (!one.departed) {
            one.departed = true;
            tape.departed(one.reel.name() + ": " + what);
        }
    }

    private static String shown(String text) {
        String line = OneLine.of(text);
        return line.length() <= MOST_SHOWN ? line : line.substring(0, MOST_SHOWN) + "…";
    }
}
