package org.contexttck.reference.broken;

import org.contexttck.reference.contextsaving.Logs;

/** Ends, with code 1, when max_bytes falls inside a character. Breaks CS-T-08. */
final class CrashesInsideCharacters extends BrokenServer {

    @Override
    protected boolean exitsOn(Request request) {
        if (!request.callsTool("build_log")
                || request.argument("max_bytes").asInt(-1) < 0
                || !Logs.names().contains(request.argument("log").asText())) {
            return false;
        }
        byte[] bytes = BrokenCuts.original(request).bytes();
        int end = request.argument("max_bytes").asInt();
        return end < bytes.length && (bytes[end] & 0xC0) == 0x80;
    }
}
