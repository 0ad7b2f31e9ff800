package org.contexttck.reference.brokengateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Names the outermost context as the parent of all below it. Breaks SC-G-12. */
final class FlattensParents extends RewritingGateway {

    /** The outermost context of each that has a parent. */
    private final Map<String, String> outermosts = new ConcurrentHashMap<>();

    @Override
    protected void spoil(ObjectNode envelope) {
        ObjectNode context = context(envelope);
        String parent = context.path("parent").asText("");
        if (!parent.isEmpty()) {
            String outermost = outermosts.getOrDefault(parent, parent);
            outermosts.put(context.path("id").asText(), outermost);
            context.put("parent", outermost);
        }
    }
}
