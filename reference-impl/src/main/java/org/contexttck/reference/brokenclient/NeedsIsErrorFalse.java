package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;

/** Believes in success only where {@code isError} is spelled out as false. Breaks TC-C-02. */
final class NeedsIsErrorFalse extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Marks read(JsonNode result) {
                Marks marks = super.read(result);
                boolean spelledOut = result.path("isError").isBoolean();
                return spelledOut ? marks : Spoiled.consumed(marks, false);
            }
        };
    }
}
