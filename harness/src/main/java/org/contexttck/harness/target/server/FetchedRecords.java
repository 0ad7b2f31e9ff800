package org.contexttck.harness.target.server;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.claim.RecordLocator;
import org.contexttck.json.Pointer;

/** Finds the records in a fetch tool's result, where the profile says they are. */
public final class FetchedRecords {

    private FetchedRecords() {}

    /** The identifying text of each record, in order; empty if the result has no such place. */
    public static Optional<List<String>> identities(ToolCall call, RecordLocator locator, Pointer identify) {
        return call.result().flatMap(result -> locator.identities(call.texts(), call.structured(), identify));
    }
}
