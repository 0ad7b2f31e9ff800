package org.contexttck.reference.contextpack;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A memory one hop away from an item of the pack.
 *
 * @param relationship the kind of the link between the two
 * @param outgoing whether the link leads to the neighbour, not from it
 */
record Neighbor(String id, String type, String name, String relationship, boolean outgoing) {

    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", id);
        json.put("type", type);
        json.put("name", name);
        json.put("relationship", relationship);
        json.put("direction", outgoing ? "outgoing" : "incoming");
        json.put("distance", 1);
        return json;
    }
}
