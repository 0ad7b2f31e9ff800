package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Difference;
import org.contexttck.json.JsonDiff;
import org.contexttck.json.Pointer;

/** How many items a pack has, and whether it is the one that came elsewhere (CP-S-07, 09, 17, 22, 33; R64). */
public final class PackSums {

    private static final Pointer TOTAL = Pointer.parse("/total_items");
    private static final List<String> IN_FORCE = List.of("intent", "layer", "domain", "project", "query");

    private final PackWorld world;

    public PackSums(PackWorld world) {
        this.world = world;
    }

    void countsItems(Pack pack) {
        int items = pack.items().size();
        boolean same = TOTAL.at(pack.node())
                .filter(JsonNode::isNumber)
                .filter(seen -> seen.decimalValue().compareTo(BigDecimal.valueOf(items)) == 0)
                .isPresent();
        world.check(pack, TOTAL, same, "must be " + items + ", the number of items in all sections");
    }

    void ascending(List<Pack> packs) {
        for (int i = 1; i < packs.size(); i++) {
            Pack smaller = packs.get(i - 1);
            int few = smaller.items().size();
            int many = packs.get(i).items().size();
            String other = packs.get(i).call().line();
            world.check(smaller, TOTAL)
                    .that(
                            few <= many,
                            "the pack has " + few + " items, must have no more than the " + many + " of " + other,
                            "at most " + many + " items");
        }
    }

    /** Text may hold the pack bare where structured content wraps it. */
    void sameTwice(Pack pack) {
        JsonNode result = pack.call().result().orElseThrow();
        Optional<JsonNode> direct = StructuredContent.direct(result);
        Optional<JsonNode> text = StructuredContent.inText(result);
        List<Difference> differences = direct.isEmpty() || text.isEmpty()
                ? List.of()
                : JsonDiff.between(bare(pack, direct.get()), bare(pack, text.get()));
        Check look =
                world.check(pack.call(), differences.size() + " differences").observed();
        differences.stream()
                .findFirst()
                .ifPresent(first -> look.that(
                        false,
                        ": " + (first.pointer().isEmpty() ? "the pack" : first.pointer()) + " is "
                                + Shown.at(first.left()) + " in structuredContent but " + Shown.at(first.right())
                                + " in the text block, must be the same",
                        "one pack in both places"));
    }

    private static JsonNode bare(Pack pack, JsonNode whole) {
        return pack.place().at(whole).orElse(whole);
    }

    /** Sections are compared only if the tool finds the same whenever it is asked the same. */
    void asWithoutNull(List<Pack> packs) throws InterruptedException {
        Optional<Pack> plain = world.find(PackWords.MATCHES, "{}");
        Optional<Pack> again = world.find(PackWords.MATCHES, "{}");
        if (plain.isPresent() && again.isPresent()) {
            boolean steady = plain.get().ids().equals(again.get().ids());
            packs.forEach(pack -> asWithoutNull(plain.get(), pack, steady));
        }
    }

    private void asWithoutNull(Pack plain, Pack pack, boolean steady) {
        for (String member : IN_FORCE) {
            JsonNode expected = plain.node().path(member);
            boolean same = pack.node().path(member).equals(expected);
            world.check(pack, Pointer.parse("/" + member), same, "must be " + expected + " as without null");
        }
        world.check(pack, Pack.SECTIONS)
                .that(
                        !steady || pack.ids().equals(plain.ids()),
                        "the pack holds " + pack.ids().size() + " items that are not the "
                                + plain.ids().size() + " of the call without null, must be the same",
                        "the items of the call without null");
    }
}
