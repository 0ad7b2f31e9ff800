package org.contexttck.reference.broken;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * Sorts by name alone, so that files of one name come in another order in each call. Breaks CS-P-08;
 * neighbours: CS-P-05.
 */
final class UnstableOrder extends BrokenPages {

    private int calls;

    @Override
    protected void page(ListPage page, ToolResult result) {
        if (page.request().argument("folder").asText().equals("ties")) {
            List<Map<String, Object>> items = new ArrayList<>(page.all());
            Collections.rotate(items, ++calls * 5);
            int from = page.offset().min(BigInteger.valueOf(page.total())).intValueExact();
            page.show(List.copyOf(items.subList(from, from + page.items().size())));
        }
    }
}
