package org.contexttck.reference.contextsaving;

/** A limit that a caller gave and that cannot be used; the message starts with the parameter's name (R43). */
public final class InvalidLimit extends Exception {

    private static final long serialVersionUID = 1L;

    InvalidLimit(String parameter, String complaint) {
        super(parameter + " " + complaint);
    }
}
