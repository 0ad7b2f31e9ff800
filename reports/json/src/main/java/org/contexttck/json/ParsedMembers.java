package org.contexttck.json;

import java.util.Map;
import java.util.Optional;

/**
 * A JSON text that could be read, and how each member of its outermost object is spelled: for what wraps a message that must
 * be judged, and shown, as it was sent.
 */
public final class ParsedMembers {

    private final Parsed parsed;
    private final String text;
    private final Map<String, Span> spans;

    /** Where a value stands in the text. @param end behind its last character */
    record Span(int start, int end) {}

    ParsedMembers(Parsed parsed, String text, Map<String, Span> spans) {
        this.parsed = parsed;
        this.text = text;
        this.spans = spans;
    }

    /** What was read. */
    public Parsed parsed() {
        return parsed;
    }

    /** The value of a member as it stands in the text; empty if there is no such member, or no object. */
    public Optional<String> text(String member) {
        return Optional.ofNullable(spans.get(member)).map(span -> text.substring(span.start(), span.end()));
    }
}
