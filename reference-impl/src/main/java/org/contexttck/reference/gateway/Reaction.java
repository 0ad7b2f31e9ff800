package org.contexttck.reference.gateway;

/** What a gateway does about a refusal. */
public enum Reaction {
    /** The sender hears of the error; the only right one. */
    TELL,
    /** Nothing. */
    IGNORE,
    /** The sender loses its connection. */
    HANG_UP,
    /** Everybody in the room loses the connection, as if the gateway had crashed and been started again. */
    DROP_ROOM,
    /** The sender is never served again, though it stays connected. */
    STALL
}
