package org.contexttck.reference.brokenintermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Hands on only the metadata it knows (TC-X-04). */
final class KeepsOnlyKnownMeta extends BrokenIntermediary {

    @Override
    void spoil(ObjectNode result) {
        meta(result).ifPresent(meta -> meta.retain("context", "contextHints"));
    }
}
