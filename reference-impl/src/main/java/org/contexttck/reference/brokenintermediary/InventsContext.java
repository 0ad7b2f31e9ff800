package org.contexttck.reference.brokenintermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Marks what the server has not marked (TC-X-06). */
final class InventsContext extends BrokenIntermediary {

    @Override
    void spoil(ObjectNode result) {
        ObjectNode meta = result.withObjectProperty("_meta");
        if (!meta.has("context") && !meta.has("contextHints")) {
            meta.putObject("context").put("lifecycle", "transient").put("summary", "A result");
        }
    }
}
