package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Does not say what an argument is when it is left out. Breaks CP-S-02. */
final class SchemaWithoutDefaults extends BrokenContextSchema {

    @Override
    protected void spoil(ObjectNode schema) {
        schema.path("properties").forEach(property -> ((ObjectNode) property).remove("default"));
    }
}
