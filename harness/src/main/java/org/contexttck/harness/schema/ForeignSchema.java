package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Schema;
import java.util.List;
import java.util.Optional;

/** Checks trees against a schema that somebody else has written, at a bounded cost. */
public final class ForeignSchema {

    private final Schema schema;
    private final BoundedReferences references;

    ForeignSchema(Schema schema, BoundedReferences references) {
        this.schema = schema;
        this.references = references;
    }

    /**
     * What is wrong with the tree, no more than a hundred.
     *
     * @return empty if it cannot be told: the schema refers to itself without end, or to so much that it would take too long
     */
    public Optional<List<Violation>> validate(JsonNode tree) {
        references.beginAnew();
        try {
            return Optional.of(new SchemaCheck(schema, SchemaPredicate.NEVER_DECIDES).violations(tree));
        } catch (BoundedReferences.TooMany | StackOverflowError endless) {
            return Optional.empty();
        }
    }
}
