package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;

/** Takes {@code Transient} for {@code transient}. Breaks TC-C-12. */
final class CaseBlindLifecycle extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Marks read(JsonNode result) {
                Marks marks = super.read(result);
                String lifecycle =
                        result.path("_meta").path("context").path("lifecycle").asText();
                return Spoiled.marked(marks, marks.marked() || lifecycle.equalsIgnoreCase("transient"));
            }
        };
    }
}
