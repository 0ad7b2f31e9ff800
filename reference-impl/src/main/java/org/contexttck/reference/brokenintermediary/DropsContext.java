package org.contexttck.reference.brokenintermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Builds results anew and has never heard of context marks (TC-X-01). */
final class DropsContext extends BrokenIntermediary {

    @Override
    void spoil(ObjectNode result) {
        meta(result).ifPresent(meta -> meta.remove("context"));
    }
}
