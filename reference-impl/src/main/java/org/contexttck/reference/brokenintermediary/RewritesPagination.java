package org.contexttck.reference.brokenintermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Takes every page for the last one (TC-X-05). */
final class RewritesPagination extends BrokenIntermediary {

    @Override
    void spoil(ObjectNode result) {
        if (result.at("/structuredContent/pagination") instanceof ObjectNode pagination) {
            pagination.put("has_more", false);
        }
    }
}
