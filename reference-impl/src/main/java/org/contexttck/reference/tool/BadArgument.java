package org.contexttck.reference.tool;

/** A call that is not served, mostly for an argument that cannot be used: the message then starts with its name. */
public final class BadArgument extends Exception {

    /** For a complaint that follows the name, such as {@code is missing}. */
    public BadArgument(String parameter, String complaint) {
        this(parameter + " " + complaint);
    }

    /** For whatever else the client gets to read as an error result. */
    public BadArgument(String message) {
        super(message);
    }
}
