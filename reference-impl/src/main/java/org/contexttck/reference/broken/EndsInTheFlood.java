package org.contexttck.reference.broken;

/** Ends, with code 1, when a command floods its stderr. Breaks CS-E-05; neighbours: CS-E-07. */
final class EndsInTheFlood extends BrokenServer {

    @Override
    protected boolean exitsOn(Request request) {
        return request.callsTool("run_check")
                && request.argument("noise").asText().equals("flood");
    }
}
