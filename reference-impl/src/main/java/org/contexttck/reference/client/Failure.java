package org.contexttck.reference.client;

/** How a call can end without a result (TC-C-05). */
public enum Failure {
    /** A JSON-RPC error, a lost connection, a tool that does not exist. */
    ERROR,
    /** No answer in time. */
    TIMEOUT
}
