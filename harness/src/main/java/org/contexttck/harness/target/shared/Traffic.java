package org.contexttck.harness.target.shared;

/** What goes over a recorded connection, and so what it can be audited for. */
public enum Traffic {
    /** MCP, the target being the server. */
    FROM_SERVER,
    /** MCP, the target being the client: its messages are {@code FROM_TARGET} (W-C-01). */
    FROM_CLIENT,
    /** No MCP: requests to a model, lines of a driver. */
    OTHER
}
