package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Declares that the list tool cannot be called without an offset. Breaks CS-P-01. */
final class OffsetRequired extends BrokenServer {

    @Override
    protected void spoilDeclaration(String tool, ObjectNode declaration) {
        if (tool.equals("list_entries")) {
            ((ObjectNode) declaration.get("inputSchema")).putArray("required").add("offset");
        }
    }
}
