package org.contexttck.reference.broken;

/** Gives unmarked results {@code "_meta": null}. Breaks TC-S-17; neighbours: W-S-01. */
final class NullMeta extends BrokenServer {

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (!result.json().has("_meta")) {
            result.json().putNull("_meta");
        }
    }
}
