package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;

/** Looks into a {@code _meta} or {@code context} that is null. Breaks TC-C-16. */
final class FailsOnNullMeta extends CrashingClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Marks read(JsonNode result) {
                if (result.path("_meta").isNull()
                        || result.path("_meta").path("context").isNull()) {
                    throw new IllegalStateException("cannot read a member of null");
                }
                return super.read(result);
            }
        };
    }
}
