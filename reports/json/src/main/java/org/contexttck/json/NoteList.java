package org.contexttck.json;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Collects notes, bounded in number and in text, so that a peer cannot turn small input into large memory. */
final class NoteList {

    static final int MOST = 1000;
    private static final int MOST_TEXT = 1_000_000;

    private final List<JsonNote> notes = new ArrayList<>();
    private int text;

    void add(JsonNote.Kind kind, Supplier<String> pointer) {
        if (notes.size() < MOST && text < MOST_TEXT) {
            JsonNote note = new JsonNote(kind, pointer.get());
            text += note.pointer().length();
            notes.add(note);
        }
    }

    List<JsonNote> asList() {
        return notes;
    }
}
