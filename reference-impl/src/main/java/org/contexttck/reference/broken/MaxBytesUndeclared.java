package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Takes a limit in bytes for the log but does not declare it. Breaks CS-T-01. */
final class MaxBytesUndeclared extends BrokenServer {

    @Override
    protected void spoilDeclaration(String tool, ObjectNode declaration) {
        if (tool.equals("build_log")) {
            ((ObjectNode) declaration.at("/inputSchema/properties")).remove("max_bytes");
        }
    }
}
