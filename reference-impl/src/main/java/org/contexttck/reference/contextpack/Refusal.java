package org.contexttck.reference.contextpack;

/** A call that is not served; the client gets the message as an error result. */
final class Refusal extends Exception {

    private static final long serialVersionUID = 1L;

    private Refusal(String message) {
        super(message);
    }

    /** An argument cannot be used; the message starts with its name. */
    static Refusal argument(String name, String complaint) {
        return new Refusal(name + " " + complaint);
    }

    static Refusal noOrganization() {
        return new Refusal("Organization context required. Authenticate with an org-scoped token.");
    }

    /** The same words whether the project exists or not, so that nobody can find out which ones do. */
    static Refusal project(String id) {
        return new Refusal("Project access denied: " + id);
    }
}
