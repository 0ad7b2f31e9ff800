package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Difference;
import org.contexttck.json.JsonDiff;
import org.contexttck.json.Pointer;

/** How many items a pack has, and whether both of its copies have the same (CP-S-07, 09, 17, 33). */
public final class PackSums {

    private final PackWorld world;

    public PackSums(PackWorld world) {
        this.world = world;
    }

    void countsItems(List<Pack> packs) {
        Pointer place = Pointer.parse("/total_items");
        for (Pack pack : packs) {
            int items = pack.items().size();
            Optional<JsonNode> seen = place.at(pack.node());
            boolean same = seen.isPresent()
                    && seen.get().isNumber()
                    && seen.get().decimalValue().compareTo(BigDecimal.valueOf(items)) == 0;
            world.check(pack, place, same, "must be " + items + ", the number of items in all sections");
        }
    }

    void samePackTwice(List<Pack> packs) {
        for (Pack pack : packs) {
            JsonNode result = pack.call().result().orElseThrow();
            Optional<JsonNode> direct = StructuredContent.direct(result);
            Optional<JsonNode> text = StructuredContent.inText(result);
            if (direct.isEmpty() || text.isEmpty()) {
                world.evidence().observed();
            } else {
                same(pack.call(), at(pack, direct.get()), at(pack, text.get()));
            }
        }
    }

    /** The pack in one of the two places; text may hold it bare where structured content wraps it. */
    private static JsonNode at(Pack pack, JsonNode whole) {
        return pack.place().at(whole).orElse(whole);
    }

    private void same(ToolCall call, JsonNode direct, JsonNode text) {
        List<Difference> differences = JsonDiff.between(direct, text);
        if (differences.isEmpty()) {
            world.evidence().observed();
        } else {
            Difference first = differences.get(0);
            world.check(call, differences.size() + " differences")
                    .that(
                            false,
                            ": " + (first.pointer().isEmpty() ? "the pack" : first.pointer()) + " is "
                                    + Shown.at(first.left()) + " in structuredContent but " + Shown.at(first.right())
                                    + " in the text block, must be the same",
                            "one pack in both places");
        }
    }

    void ascending(List<Pack> packs) {
        for (int i = 1; i < packs.size(); i++) {
            Pack smaller = packs.get(i - 1);
            int few = smaller.items().size();
            int many = packs.get(i).items().size();
            world.check(smaller, Pointer.parse("/total_items"))
                    .that(
                            few <= many,
                            "the pack has " + few + " items, must have no more than the " + many + " of "
                                    + packs.get(i).call().line(),
                            "at most " + many + " items");
        }
    }
}
