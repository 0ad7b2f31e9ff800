package org.contexttck.reference.broken;

/** Spoils the pages of {@code list_entries}. */
abstract class BrokenPages extends BrokenServer {

    @Override
    protected final void spoil(Request request, ToolResult result) {
        if (request.callsTool("list_entries")) {
            if (result.failed()) {
                refused(request, result);
            } else {
                page(new ListPage(request, result.structured().orElseThrow()), result);
            }
            result.writeStructured();
        }
    }

    /** Spoils a page; the text is brought in line with it afterwards. */
    protected void page(ListPage page, ToolResult result) {}

    /** Spoils a refusal. */
    protected void refused(Request request, ToolResult result) {}
}
