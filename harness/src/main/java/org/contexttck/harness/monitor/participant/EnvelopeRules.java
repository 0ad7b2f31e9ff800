package org.contexttck.harness.monitor.participant;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;

/** The forms of an envelope that need nothing else to be judged: complete (R71), and with a context of basic syntax (R22). */
public final class EnvelopeRules {

    /** The members that make it complete; what form the others have, such as a correlation, is for other rows. */
    private static final Set<String> MEMBERS = Set.of("", "/protocol", "/id", "/ts", "/from", "/kind", "/payload");

    private final SchemaCheck complete;
    private final SchemaCheck context;

    public EnvelopeRules(Schemas schemas) {
        this.complete = schemas.schema("sub-context/envelope.schema.json#/$defs/complete");
        this.context = schemas.schema("sub-context/context.schema.json");
    }

    /** What it lacks of the members that the interface does not mark as optional, or has in another form. */
    public List<Violation> incomplete(JsonNode envelope) {
        return complete.validate(envelope).stream()
                .filter(one -> MEMBERS.contains(one.pointer()))
                .toList();
    }

    /** Its context; empty if it is in none, null included, or has that of another revision, a text (R20). */
    static Optional<JsonNode> context(JsonNode envelope) {
        return Optional.ofNullable(envelope.get("context")).filter(it -> !it.isNull() && !it.isTextual());
    }

    /** What is wrong with the form of a context. */
    List<Violation> malformed(JsonNode of) {
        return context.validate(of);
    }
}
