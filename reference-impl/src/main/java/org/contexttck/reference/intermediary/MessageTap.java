package org.contexttck.reference.intermediary;

/** Sees every message on its way through the intermediary, and may replace it; the default replaces none. */
public interface MessageTap {

    /** A tap that changes nothing. */
    MessageTap NONE = new MessageTap() {};

    /** A message of the client on its way to the server. @param message one JSON text */
    default String toServer(String message) {
        return message;
    }

    /** Whether what was asked is asked once more, whatever comes of that. @param answer what came of it, one JSON text */
    default boolean asksAgain(String answer) {
        return false;
    }

    /** A message of the server on its way to the client. @param message one JSON text */
    default String toClient(String message) {
        return message;
    }
}
