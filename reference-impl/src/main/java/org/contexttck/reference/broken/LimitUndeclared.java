package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Takes a limit for the list but does not declare it. Breaks CS-P-01. */
final class LimitUndeclared extends BrokenServer {

    @Override
    protected void spoilDeclaration(String tool, ObjectNode declaration) {
        if (tool.equals("list_entries")) {
            ((ObjectNode) declaration.at("/inputSchema/properties")).remove("limit");
        }
    }
}
