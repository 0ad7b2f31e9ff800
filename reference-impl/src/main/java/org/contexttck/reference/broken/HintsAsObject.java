package org.contexttck.reference.broken;

/**
 * Gives the one hint where an array of hints belongs. Breaks TC-S-12; neighbours: TC-S-13, TC-S-14, TC-S-18, W-S-04.
 */
final class HintsAsObject extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        result.hints().ifPresent(hints -> result.json().putObject("_meta").set("contextHints", hints.get(0)));
    }
}
