package org.contexttck.reference.contextpack;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One memory in a pack.
 *
 * @param content its text as the layer shows it
 * @param reason why it was chosen; not blank
 * @param related its neighbours, never counted as items
 */
record Item(Match match, String content, String reason, List<Neighbor> related) {

    Facet facet() {
        return match.memory().facet();
    }

    Map<String, Object> json() {
        Memory memory = match.memory();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", match.id());
        json.put("type", memory.type());
        json.put("name", memory.name());
        json.put("content", content);
        json.put("score", match.score());
        json.put("facet", memory.facet().key());
        json.put("reason", reason);
        json.put("source", memory.provenance().source().orElse(null));
        json.put("quality", memory.provenance().json());
        json.put("metadata", memory.metadata());
        json.put("related", related.stream().map(Neighbor::json).toList());
        return json;
    }
}
