package org.contexttck.reference.transientcontext;

/** An argument of a tool call that cannot be used; the message starts with the parameter's name. */
final class BadArgument extends Exception {

    private static final long serialVersionUID = 1L;

    BadArgument(String parameter, String complaint) {
        super(parameter + " " + complaint);
    }
}
