package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import org.contexttck.harness.monitor.participant.EnvelopeRules;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.json.Pointer;

/** Whether an envelope has all members that the interface does not mark as optional, each of the right form (R71). */
public final class CompleteEnvelopes {

    private final EnvelopeRules rules;

    public CompleteEnvelopes(Schemas schemas) {
        this.rules = new EnvelopeRules(schemas);
    }

    /** Demands it of one. @param look at it, with whatever a headline begins with */
    void demand(Check look, JsonNode envelope) {
        look.observed();
        for (Violation one : rules.incomplete(envelope)) {
            look.at(one.pointer(), Shown.at(Pointer.parse(one.pointer()).at(envelope)))
                    .that(
                            false,
                            "must be complete: " + (one.pointer() + " " + one.message()).strip(),
                            "valid by " + one.schemaLocation());
        }
    }
}
