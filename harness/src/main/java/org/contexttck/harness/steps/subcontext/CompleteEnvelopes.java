package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.json.Pointer;

/** Whether an envelope has all members that the interface does not mark as optional, each of the right form (R71). */
public final class CompleteEnvelopes {

    /** The members that make it complete; what form the others have, such as a correlation, is for other rows. */
    private static final Set<String> MEMBERS = Set.of("", "/protocol", "/id", "/ts", "/from", "/kind", "/payload");

    private final SchemaCheck complete;

    public CompleteEnvelopes(Schemas schemas) {
        this.complete = schemas.schema("sub-context/envelope.schema.json#/$defs/complete");
    }

    /** Demands it of one. @param look at it, with whatever a headline begins with */
    void demand(Check look, JsonNode envelope) {
        look.observed();
        for (Violation one : complete.validate(envelope)) {
            if (MEMBERS.contains(one.pointer())) {
                look.at(one.pointer(), Shown.at(Pointer.parse(one.pointer()).at(envelope)))
                        .that(
                                false,
                                "must be complete: " + (one.pointer() + " " + one.message()).strip(),
                                "valid by " + one.schemaLocation());
            }
        }
    }
}
