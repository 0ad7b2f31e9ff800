package org.contexttck.harness.schema;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A question about a tree that has an exact answer, or none that is cheap. What the validator would say of a tree that passes is
 * known without asking it, which is most of what a long recording asks.
 */
@FunctionalInterface
interface SchemaPredicate {

    /**
     * Whether the tree is as a schema says.
     *
     * @throws Undecided if only the validator can tell
     */
    boolean holds(JsonNode tree);

    /** For what the validator has to be asked each time. */
    SchemaPredicate NEVER_DECIDES = tree -> {
        throw Undecided.UNDECIDED;
    };

    /** The validator has to be asked. One instance, without a trace: it is no fault. */
    final class Undecided extends RuntimeException {

        static final Undecided UNDECIDED = new Undecided();

        private static final long serialVersionUID = 1L;

        private Undecided() {
            super(null, null, false, false);
        }
    }
}
