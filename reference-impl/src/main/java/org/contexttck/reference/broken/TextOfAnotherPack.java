package org.contexttck.reference.broken;

/** Writes the pack before this one into the text block. Breaks CP-S-33. */
final class TextOfAnotherPack extends BrokenServer {

    private String before = "";

    @Override
    protected void spoil(Request request, ToolResult result) {
        if (request.callsTool("context") && !result.failed()) {
            String mine = result.text();
            result.write(before.isEmpty() ? Pack.madeUp(request).json().toString() : before);
            before = mine;
        }
    }
}
