package org.contexttck.harness.peer.model;

/** The model is to call a tool that the client did not offer to it, or offered under no name that is clear. One clear line. */
public final class ToolNotOffered extends Exception {

    private static final long serialVersionUID = 1L;

    ToolNotOffered(String reason) {
        super(reason);
    }
}
