package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;

/** Overlooks the mark of a result that consumes. Breaks TC-C-22. */
final class NotTrackedWhenConsuming extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Marks read(JsonNode result) {
                Marks marks = super.read(result);
                return Spoiled.marked(marks, marks.marked() && !marks.consumed());
            }
        };
    }
}
