package org.contexttck.reference.brokenintermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Builds results anew and has never heard of hints (TC-X-02). */
final class DropsHints extends BrokenIntermediary {

    @Override
    void spoil(ObjectNode result) {
        meta(result).ifPresent(meta -> meta.remove("contextHints"));
    }
}
