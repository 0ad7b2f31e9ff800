package org.contexttck.reference.brokenintermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Builds results anew with nothing but content (TC-X-03). */
final class LosesStructuredContent extends BrokenIntermediary {

    @Override
    void spoil(ObjectNode result) {
        result.remove("structuredContent");
    }
}
