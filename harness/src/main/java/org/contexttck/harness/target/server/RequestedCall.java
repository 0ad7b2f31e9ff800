package org.contexttck.harness.target.server;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** A tool that is to be called. */
public record RequestedCall(String tool, ObjectNode arguments) {}
