package org.contexttck.harness.wire;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The recording of a run, from which what was tested can be played: what it said comes again, in the same order among all
 * connections, as soon as the kit has said again all that came before it. For several threads.
 */
public final class Tape {

    private final Map<String, Reel> reels = new LinkedHashMap<>();
    private final TreeSet<Long> unsaid = new TreeSet<>();
    private final List<String> departures = new ArrayList<>();
    private final Optional<Tape> whole;
    private long progress;

    /** @param connections what was recorded on each connection, in order, by the name it was opened with */
    public Tape(Map<String, List<TapeLine>> connections) {
        this(connections, Optional.empty());
    }

    private Tape(Map<String, List<TapeLine>> connections, Optional<Tape> whole) {
        this.whole = whole;
        connections.forEach((name, lines) -> {
            reels.put(name, new Reel(name, lines, this));
            lines.stream().filter(TapeLine::byKit).map(TapeLine::seq).forEach(unsaid::add);
        });
    }

    /**
     * Some connections of it, or parts of them, with an order of their own: nothing else is waited for. Where the part
     * departs, the whole does.
     */
    public Tape part(Map<String, List<TapeLine>> connections) {
        return new Tape(connections, Optional.of(this));
    }

    /** What was recorded under a name; empty if there was no such connection. */
    public Optional<Reel> reel(String connection) {
        return Optional.ofNullable(reels.get(connection));
    }

    /** All that was recorded, in the order in which it was opened. */
    public Collection<Reel> reels() {
        return List.copyOf(reels.values());
    }

    /** Tells that the kit has not said what it said then, or something else; a line for people. */
    public void departed(String what) {
        synchronized (this) {
            departures.add(what);
        }
        whole.ifPresent(tape -> tape.departed(what));
    }

    /** Where the run that is played departed from the recording. */
    public synchronized List<String> departures() {
        return List.copyOf(departures);
    }

    /** The kit has said this again, or never will; what waited for it goes on. */
    public synchronized void said(long seq) {
        if (unsaid.remove(seq)) {
            progress++;
            notifyAll();
        }
    }

    /** None of these lines is waited for: their connection is over. */
    synchronized void over(List<TapeLine> lines) {
        lines.forEach(line -> unsaid.remove(line.seq()));
        progress++;
        notifyAll();
    }

    /** Whether the kit has said again everything before this line. */
    synchronized boolean hasTurn(long seq) {
        return unsaid.isEmpty() || unsaid.first() >= seq;
    }

    /**
     * Nothing before this line is waited for any more.
     *
     * @return whether there was something to wait for
     */
    synchronized boolean giveUp(long seq) {
        boolean any = !hasTurn(seq);
        unsaid.headSet(seq).clear();
        progress++;
        notifyAll();
        return any;
    }

    /**
     * Waits until the kit has said again everything before this line.
     *
     * @param stillMillis how long to wait while nothing at all is said again
     * @return whether it has; if not, the run has departed from the recording, and nothing waits for those lines any more
     */
    public synchronized boolean awaitTurn(long seq, long stillMillis) throws InterruptedException {
        long seen = progress;
        long end = System.nanoTime() + stillMillis * 1_000_000;
        while (!hasTurn(seq)) {
            if (progress != seen) {
                seen = progress;
                end = System.nanoTime() + stillMillis * 1_000_000;
            }
            long rest = (end - System.nanoTime()) / 1_000_000;
            if (rest <= 0) {
                giveUp(seq);
                return false;
            }
            wait(rest);
        }
        return true;
    }
}
