package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;

/** Takes for consumption whatever counts as true in a loose language. Breaks TC-C-12. */
final class TruthyConsumes extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Marks read(JsonNode result) {
                return Spoiled.consumed(
                        super.read(result),
                        truthy(result.path("_meta").path("context").path("consumed")));
            }

            private static boolean truthy(JsonNode value) {
                return value.isContainerNode()
                        || value.isTextual() && !value.textValue().isEmpty()
                        || value.isNumber() && value.doubleValue() != 0
                        || value.booleanValue();
            }
        };
    }
}
