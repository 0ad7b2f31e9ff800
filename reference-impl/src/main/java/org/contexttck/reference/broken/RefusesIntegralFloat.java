package org.contexttck.reference.broken;

import java.util.List;

/** Refuses 3.0 for a limit or an offset. Breaks CS-P-13. */
final class RefusesIntegralFloat extends BrokenPages {

    @Override
    protected void page(ListPage page, ToolResult result) {
        for (String name : List.of("offset", "limit")) {
            if (page.request().argument(name).isDouble()) {
                result.refuse(name + " must be an integer");
            }
        }
    }
}
