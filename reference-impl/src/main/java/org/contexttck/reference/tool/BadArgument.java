package org.contexttck.reference.tool;

/** An argument of a tool call that cannot be used; the message starts with the parameter's name. */
public final class BadArgument extends Exception {

    private static final long serialVersionUID = 1L;

    /** For a complaint that follows the name, such as {@code is missing}. */
    public BadArgument(String parameter, String complaint) {
        super(parameter + " " + complaint);
    }

    /**
     * For a refusal by someone else.
     *
     * @param cause its message starts with the parameter's name
     */
    public BadArgument(Exception cause) {
        super(cause.getMessage(), cause);
    }
}
