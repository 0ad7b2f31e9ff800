package org.contexttck.harness.profile.yaml;

/**
 * A place that the text of a profile fills in.
 *
 * @param line of its key, or of its beginning in a list; counted from 1
 * @param word the text, number or the like that stands there; empty for an object or a list
 */
public record WrittenPlace(int line, String word) {

    /** Without the word, which may be a secret. */
    @Override
    public String toString() {
        return "line " + line;
    }
}
