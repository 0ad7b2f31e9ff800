package org.contexttck.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A JSON text that could be read.
 *
 * @param node its tree, with numbers exactly as given
 * @param notes what was odd about it, in order of appearance; at most {@value NoteList#MOST}
 */
public record Parsed(JsonNode node, List<JsonNote> notes) {

    public Parsed {
        notes = List.copyOf(notes);
    }
}
