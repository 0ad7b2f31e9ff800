package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Requires no argument, not even the goal. Breaks CP-S-01. */
final class GoalOptional extends BrokenContextSchema {

    @Override
    protected void spoil(ObjectNode schema) {
        schema.putArray("required");
    }
}
