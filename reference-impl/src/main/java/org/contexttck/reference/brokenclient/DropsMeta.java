package org.contexttck.reference.brokenclient;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Marks;

/** Reads results without their {@code _meta}, as an adapter would that does not know it. Breaks TC-C-02. */
final class DropsMeta extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped) {
            @Override
            protected Marks read(JsonNode result) {
                Marks marks = super.read(result);
                return new Marks(marks.failed(), List.of(), false, false, Optional.empty());
            }
        };
    }
}
