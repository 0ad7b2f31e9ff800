package org.contexttck.json;

/**
 * Something worth reporting about a JSON text that could be read nevertheless.
 *
 * @param kind what was seen
 * @param pointer JSON Pointer to the member or value concerned
 */
public record JsonNote(Kind kind, String pointer) {

    /** What can be odd about JSON that still has a tree. */
    public enum Kind {
        /** An object names a key again; the tree holds the last value. */
        DUPLICATE_KEY,
        /** A string or key holds half of a surrogate pair, which no UTF-8 text can carry. */
        LONE_SURROGATE
    }

    /** One sentence for a report. */
    public String text() {
        return switch (kind) {
            case DUPLICATE_KEY -> "key " + pointer + " occurs more than once; the last value is used";
            case LONE_SURROGATE ->
                "text at " + (pointer.isEmpty() ? "the root" : pointer) + " holds half a surrogate pair";
        };
    }
}
