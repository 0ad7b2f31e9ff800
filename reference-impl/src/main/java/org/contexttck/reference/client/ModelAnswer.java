package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What the model says in one turn.
 *
 * @param calls empty if its turn ends
 */
record ModelAnswer(String text, List<Asked> calls) {

    ModelAnswer {
        calls = List.copyOf(calls);
    }

    /**
     * A tool that it wants called.
     *
     * @param arguments as given; no object if the model wrote no JSON
     */
    record Asked(String id, String name, JsonNode arguments) {

        /** @param arguments as text; an empty one counts as no arguments */
        static Asked of(String id, String name, String arguments) {
            JsonNode read = arguments.isBlank()
                    ? Jsons.object()
                    : Jsons.read(arguments).orElseGet(() -> Jsons.string(arguments));
            return new Asked(id, name, read);
        }
    }
}
