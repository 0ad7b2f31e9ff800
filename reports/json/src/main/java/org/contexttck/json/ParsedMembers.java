package org.contexttck.json;

import java.util.List;
import java.util.Optional;

/**
 * A JSON text that could be read, and how each member of its outermost object is spelled: for what wraps a message that must
 * be judged, and shown, as it was sent.
 */
public final class ParsedMembers {

    private final Parsed parsed;
    private final String text;
    private final List<Span> spans;

    /** Where the value of a member stands in the text. @param end behind its last character */
    record Span(String member, int start, int end) {}

    /** @param spans in order: of a member that occurs again, the last counts */
    ParsedMembers(Parsed parsed, String text, List<Span> spans) {
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
        for (int i = spans.size() - 1; i >= 0; i--) {
            Span span = spans.get(i);
            if (span.member().equals(member)) {
                return Optional.of(text.substring(span.start(), span.end()));
            }
        }
        return Optional.empty();
    }
}
