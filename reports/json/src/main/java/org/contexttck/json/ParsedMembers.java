package org.contexttck.json;

import java.util.Map;

/**
 * A JSON text that could be read, and how each member of its outermost object is spelled: for what wraps a message that must
 * be judged, and shown, as it was sent.
 *
 * @param parsed what was read
 * @param texts the values of the members as they stand in the text; empty if it is no object
 */
public record ParsedMembers(Parsed parsed, Map<String, String> texts) {

    public ParsedMembers {
        texts = Map.copyOf(texts);
    }
}
