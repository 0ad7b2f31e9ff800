package org.contexttck.reference.broken;

/** Spoils what the command tools say of the two streams. */
abstract class BrokenStreams extends BrokenServer {

    @Override
    protected final void spoil(Request request, ToolResult result) {
        boolean runs = request.callsTool("run_check") || request.callsTool("hash_file");
        if (runs && !result.failed()) {
            streams(new Streams(request, result.structured().orElseThrow()));
            result.writeStructured();
        }
    }

    /** Spoils a result; the text is brought in line with it afterwards. */
    protected abstract void streams(Streams streams);
}
