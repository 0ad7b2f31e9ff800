package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Does not list the intents and layers. Breaks CP-S-02. */
final class SchemaWithoutEnumerations extends BrokenContextSchema {

    @Override
    protected void spoil(ObjectNode schema) {
        schema.path("properties").forEach(property -> ((ObjectNode) property).remove("enum"));
    }
}
