package org.contexttck.harness.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What was recorded on one connection. */
public final class Reel {

    private static final String UNREACHABLE = "unreachable: ";

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

    /** The lines from each time that the target was reached, or not, until the next time; in order. */
    List<List<TapeLine>> parts() {
        List<List<TapeLine>> parts = new ArrayList<>();
        for (TapeLine line : lines) {
            boolean begins = line.is(CarrierEvent.What.OPENED) || line.is(CarrierEvent.What.UNREACHABLE);
            if (begins || parts.isEmpty()) {
                parts.add(new ArrayList<>());
            }
            parts.get(parts.size() - 1).add(line);
        }
        return parts;
    }

    /** Whether the kit has said again everything that it said before this connection was opened. */
    public boolean hasTurn() {
        return !lines.isEmpty() && tape.hasTurn(lines.get(0).seq());
    }

    /** The recording that it belongs to. */
    public Tape tape() {
        return tape;
    }

    /** Tells a listener that a connection could not be opened. @param why in one line */
    public static void tellUnreachable(WireListener listener, String why) {
        listener.note(UNREACHABLE + why, "");
    }

    /** Tells a listener a note of the kit, which {@link #noted} finds again. */
    public static void tell(WireListener listener, String note) {
        LookNotes.tell(listener, note);
    }

    /** Why it could not be opened, if so. */
    public Optional<String> unreachable() {
        return lines.stream()
                .map(line -> LookNotes.behind(UNREACHABLE, line))
                .filter(text -> !text.isEmpty())
                .findFirst();
    }

    /** What the first note of the kit says that begins so. */
    public Optional<String> noted(String beginning) {
        return lines.stream()
                .map(line -> LookNotes.text(line))
                .filter(text -> text.startsWith(beginning))
                .map(text -> text.substring(beginning.length()))
                .findFirst();
    }

    /** The connection is over: nothing that was said on it later is waited for. */
    public void over() {
        tape.over(lines);
    }
}
