package org.contexttck.reference.contextpack;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All items of one facet, best first; never empty. */
record Section(Facet facet, List<Item> items) {

    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("facet", facet.key());
        json.put("title", facet.title());
        json.put("items", items.stream().map(Item::json).toList());
        return json;
    }
}
