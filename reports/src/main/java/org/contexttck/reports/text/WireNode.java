package org.contexttck.reports.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A JSON value that keeps its spelling: numbers, escapes and repeated keys are as they were sent.
 *
 * @param kind object, array, or anything else
 * @param lexeme the spelling of anything else; empty for objects and arrays
 * @param members members or items, in order
 */
record WireNode(Kind kind, String lexeme, List<Member> members) {

    enum Kind {
        OBJECT,
        ARRAY,
        SCALAR
    }

    /**
     * A member of an object, or an item of an array.
     *
     * @param lexeme the key as spelled, with its quotes; empty for an item
     * @param key the key itself, or the index as text
     */
    record Member(String lexeme, String key, WireNode value) {

        String lead() {
            return lexeme.isEmpty() ? "" : lexeme + ": ";
        }
    }

    static WireNode scalar(String lexeme) {
        return new WireNode(Kind.SCALAR, lexeme, List.of());
    }

    String open() {
        return kind == Kind.OBJECT ? "{" : "[";
    }

    String close() {
        return kind == Kind.OBJECT ? "}" : "]";
    }

    /** The last member of this name, which is the one that most readers take when a key is repeated. */
    Optional<WireNode> member(String key) {
        return members.stream()
                .filter(m -> m.key().equals(key))
                .map(Member::value)
                .reduce((first, last) -> last);
    }

    /** The value on one line. */
    String text() {
        if (kind == Kind.SCALAR) {
            return lexeme;
        }
        return members.stream()
                .map(m -> m.lead() + m.value().text())
                .collect(Collectors.joining(", ", open(), close()));
    }
}
