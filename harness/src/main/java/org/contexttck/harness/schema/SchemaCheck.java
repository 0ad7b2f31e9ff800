package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Schema;
import java.util.List;

/** Checks trees against one schema. Give it trees that {@link org.contexttck.json.Json} has read: their numbers are exact. */
public final class SchemaCheck {

    /** More violations than this are not listed; nobody reads them, and a hostile answer can have millions. */
    static final int MOST = 100;

    private final Schema schema;
    private final SchemaPredicate predicate;

    /** @param predicate answers where it is sure */
    SchemaCheck(Schema schema, SchemaPredicate predicate) {
        this.schema = schema;
        this.predicate = predicate;
    }

    /** What is wrong with the tree, in the validator's order and no more than a hundred; empty if it conforms. */
    public List<Violation> validate(JsonNode node) {
        return conforms(node) ? List.of() : violations(node);
    }

    private boolean conforms(JsonNode node) {
        try {
            return predicate.holds(node);
        } catch (SchemaPredicate.Undecided ask) {
            return false;
        }
    }

    SchemaPredicate predicate() {
        return predicate;
    }

    /** As the validator has it, whatever is known without it. */
    List<Violation> violations(JsonNode node) {
        return schema.validate(node).stream()
                .map(Violations::of)
                .distinct()
                .limit(MOST)
                .toList();
    }
}
