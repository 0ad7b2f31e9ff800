package org.contexttck.json;

import java.util.OptionalLong;

/** A text that is no JSON, or more JSON than the kit takes. Never signals a fault of the kit. */
public final class JsonProblem extends Exception {

    /** Why there is no tree. */
    public enum Kind {
        /** Nothing but white space. */
        EMPTY,
        /** Breaks the grammar of JSON. */
        NOT_JSON,
        /** A complete value, then something else. */
        TRAILING,
        /** Bytes that are not UTF-8. */
        BAD_UTF8,
        /** More nesting than {@link JsonLimits#maxDepth()}. */
        TOO_DEEP,
        /** More bytes, values or digits than the kit takes. */
        TOO_LARGE
    }

    private static final long serialVersionUID = 1L;

    private final Kind kind;
    private final long line;
    private final long column;
    private final long byteOffset;

    JsonProblem(Kind kind, String message, long line, long column) {
        this(kind, message, line, column, -1);
    }

    JsonProblem(Kind kind, String message, long line, long column, long byteOffset) {
        super(message);
        this.kind = kind;
        this.line = line;
        this.column = column;
        this.byteOffset = byteOffset;
    }

    public Kind kind() {
        return kind;
    }

    /** Line of the fault, counted from 1. */
    public long line() {
        return line;
    }

    /** Column of the fault in UTF-16 units, counted from 1. */
    public long column() {
        return column;
    }

    /** For {@link Kind#BAD_UTF8}: the first byte that fits no character, counted from 0. */
    public OptionalLong byteOffset() {
        return byteOffset < 0 ? OptionalLong.empty() : OptionalLong.of(byteOffset);
    }

    /** The message with its place, on one line. */
    public String describe() {
        return "line " + line + ", column " + column + ": " + getMessage();
    }
}
