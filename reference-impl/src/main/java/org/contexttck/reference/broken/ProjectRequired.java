package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Requires a project beside the goal. Breaks CP-S-01. */
final class ProjectRequired extends BrokenContextSchema {

    @Override
    protected void spoil(ObjectNode schema) {
        schema.withArray("required").add("project");
    }
}
