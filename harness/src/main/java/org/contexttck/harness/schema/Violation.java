package org.contexttck.harness.schema;

/**
 * One way in which a tree breaks a schema.
 *
 * @param pointer JSON Pointer to the value at fault, or to the object that lacks a member; empty for the whole tree
 * @param keyword the schema keyword that it breaks, such as {@code required}
 * @param message what is wrong and, for a plain value, what the value is; one line without control characters
 * @param schemaLocation path below {@code schemas/} and JSON Pointer of the keyword
 */
public record Violation(String pointer, String keyword, String message, String schemaLocation) {

    /** The violation on one line without control characters, for a report: place and message. */
    public String line() {
        return (pointer.isEmpty() ? "(whole value)" : Line.of(pointer)) + ": " + message;
    }
}
