package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Schema;
import java.util.List;

/** Checks trees against one schema. Give it trees that {@link org.contexttck.json.Json} has read: their numbers are exact. */
public final class SchemaCheck {

    /** More violations than this are not listed; nobody reads them, and a hostile answer can have millions. */
    static final int MOST = 100;

    private final Schema schema;

    SchemaCheck(Schema schema) {
        this.schema = schema;
    }

    /** What is wrong with the tree, in the validator's order and no more than a hundred; empty if it conforms. */
    public List<Violation> validate(JsonNode node) {
        return schema.validate(node).stream()
                .map(Violations::of)
                .distinct()
                .limit(MOST)
                .toList();
    }
}
