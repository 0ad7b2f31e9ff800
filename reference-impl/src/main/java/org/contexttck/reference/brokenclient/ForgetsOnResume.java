package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Standing;

/** Loads collapsed results in full. Breaks TC-C-19. */
final class ForgetsOnResume extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            public void load(JsonNode state) {
                JsonNode forgetful = state.deepCopy();
                for (JsonNode call : forgetful.path("calls")) {
                    if (call.path("standing").asText().equals(Standing.COLLAPSED.name())) {
                        ((ObjectNode) call).put("standing", Standing.PLAIN.name());
                    }
                }
                super.load(forgetful);
            }
        };
    }
}
