package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;

/** Acts on {@code consumed} without a look at {@code isError}. Breaks TC-C-04. */
final class IgnoresIsError extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Marks read(JsonNode result) {
                Marks marks = super.read(result);
                return new Marks(false, marks.hints(), marks.consumed(), marks.marked(), marks.summary());
            }
        };
    }
}
