package org.contexttck.harness.steps.contextpack;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.contexttck.harness.steps.contextpack.Pack.Item;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.Subject;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Pointer;

/**
 * What each item of a pack must be, or each item that is related to one.
 *
 * @param related whether it is about the related ones
 */
public record ItemDemands(PackWorld world, PackShapes shapes, Sections sections, boolean related) implements Subject {

    private static final Demands<ItemDemands, Pack> ROWS = new Demands<ItemDemands, Pack>()
            .all(
                    "the item",
                    "valid by its schema, related items aside",
                    (it, packs) -> it.shapes.itemsFitTheSchema(packs))
            .all(
                    "the item",
                    "valid by the schema of related items",
                    (it, packs) -> it.shapes.relatedItemsFitTheSchema(packs))
            .all("/facet", "that of its section", (it, packs) -> it.sections.itemsHaveTheFacetOfTheirSection(packs))
            .all("/id", "that of no other item in the pack", (it, packs) -> it.sections.noItemTwice(packs));

    public static List<String> rows() {
        return ROWS.rows();
    }

    @Override
    public List<ToolCall> calls() {
        return world.calls();
    }

    @Override
    public void has(Predicate<ToolCall> which, String at, String mustBe) throws InterruptedException {
        List<Pack> packs = world.packs(which);
        if (ROWS.has(at, mustBe)) {
            ROWS.judge(this, packs, at, mustBe);
            return;
        }
        for (Pack pack : packs) {
            items(pack).forEach(item -> PackDemands.is(world, pack, Pointer.parse(item.pointer() + at), mustBe));
        }
    }

    private Stream<Item> items(Pack pack) {
        Stream<Item> items = pack.items().stream();
        return related ? items.flatMap(item -> item.related().stream()) : items;
    }
}
