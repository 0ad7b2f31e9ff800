package org.contexttck.reference.broken;

/** Ends, with code 1, when an unknown tool is called. Breaks W-S-05; neighbours: W-S-03. */
final class ExitsOnUnknownTool extends BrokenServer {

    @Override
    protected boolean exitsOn(Request request) {
        return request.callsUnknownTool();
    }
}
