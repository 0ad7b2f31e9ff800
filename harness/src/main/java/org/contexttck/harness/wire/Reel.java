package org.contexttck.harness.wire;

import java.util.List;
import java.util.Optional;

/** What was recorded on one connection. */
public final class Reel {

    private final String name;
    private final List<TapeLine> lines;
    private final Tape tape;

    Reel(String name, List<TapeLine> lines, Tape tape) {
        this.name = name;
        this.lines = List.copyOf(lines);
        this.tape = tape;
    }

    /** The name the connection was opened with, such as {@code server-3}. */
    public String name() {
        return name;
    }

    /** All lines, in order. */
    public List<TapeLine> lines() {
        return lines;
    }

    /** The recording that it belongs to. */
    public Tape tape() {
        return tape;
    }

    /** Why it could not be opened, if so. */
    public Optional<String> unreachable() {
        return lines.stream()
                .map(line -> LookNotes.text(line, Anomaly.Kind.UNREACHABLE))
                .filter(text -> !text.isEmpty())
                .findFirst();
    }

    /** The connection is over: nothing that was said on it later is waited for. */
    public void over() {
        tape.over(lines);
    }
}
