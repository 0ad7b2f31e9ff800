package org.contexttck.reference.contextpack;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A finished pack.
 *
 * @param query the words that were looked for
 * @param sections in the order of the intent; none is empty
 */
record ContextPack(PackRequest request, String query, List<Section> sections) {

    int totalItems() {
        return sections.stream().mapToInt(section -> section.items().size()).sum();
    }

    /** How to use it, in a sentence or two. */
    String usageHint() {
        return sections.isEmpty()
                ? "Nothing is known about this goal yet. Store what you learn with remember."
                : "Read the first sections before you start, and store what you learn with remember.";
    }

    /** All members, with null for a domain or project that was not given. */
    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("goal", request.goal());
        json.put("intent", request.intent().key());
        json.put("query", query);
        json.put("domain", request.domain().orElse(null));
        json.put("project", request.project().orElse(null));
        json.put("layer", request.layer().key());
        json.put("sections", sections.stream().map(Section::json).toList());
        json.put("total_items", totalItems());
        json.put("usage_hint", usageHint());
        json.put("markdown", PackMarkdown.of(this));
        return json;
    }
}
