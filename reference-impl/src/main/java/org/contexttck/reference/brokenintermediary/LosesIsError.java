package org.contexttck.reference.brokenintermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Takes every result for a success (TC-X-03). */
final class LosesIsError extends BrokenIntermediary {

    @Override
    void spoil(ObjectNode result) {
        result.remove("isError");
    }
}
