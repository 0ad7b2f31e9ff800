package org.contexttck.reference.broken;

/** Ends, with code 1, over a limit that is a text and no number. Breaks CS-P-11. */
final class CrashesOnTextLimit extends BrokenServer {

    @Override
    protected boolean exitsOn(Request request) {
        return request.callsTool("list_entries")
                && request.argument("limit").isTextual()
                && !request.argument("limit").asText().matches("[0-9]+");
    }
}
