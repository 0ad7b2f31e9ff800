package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.java.en.Then;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.json.Difference;
import org.contexttck.harness.json.JsonDiff;
import org.contexttck.harness.json.Pointer;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.ToolCall;
import org.contexttck.harness.wire.StructuredContent;

/** How many items a pack has, and whether both of its copies have the same (CP-S-07, 09, 17, 33). */
public final class PackSumSteps {

    private final PackScene scene;

    public PackSumSteps(PackScene scene) {
        this.scene = scene;
    }

    @Then("{string} of each pack is the number of its items")
    public void countsItems(String pointer) {
        Pointer place = Pointer.parse(pointer);
        for (Pack pack : scene.packs()) {
            int items = pack.items().size();
            Optional<JsonNode> seen = place.at(pack.node());
            boolean same = seen.isPresent()
                    && seen.get().isNumber()
                    && seen.get().decimalValue().compareTo(BigDecimal.valueOf(items)) == 0;
            scene.check(pack, place, same, "must be " + items + ", the number of items in all sections");
        }
    }

    @Then("each pack has {int} to {int} items")
    public void hasItems(int least, int most) {
        for (Pack pack : scene.packs()) {
            int items = pack.items().size();
            scene.evidence().observed();
            if (items < least || items > most) {
                String wanted = least == most ? String.valueOf(most) : least + " to " + most;
                String what = "the pack has " + items + (items == 1 ? " item" : " items") + ", must have " + wanted;
                scene.broke(pack, Pointer.parse("/total_items"), what, wanted + " items in all sections");
            }
        }
    }

    @Then("structured content and text hold the same pack")
    public void samePackTwice() {
        for (Pack pack : scene.packs()) {
            JsonNode result = pack.call().result().orElseThrow();
            Optional<JsonNode> direct = StructuredContent.direct(result);
            Optional<JsonNode> text = StructuredContent.inText(result);
            scene.evidence().observed();
            if (direct.isPresent() && text.isPresent()) {
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
        if (!differences.isEmpty()) {
            Difference first = differences.get(0);
            scene.broke(
                    call,
                    ": " + (first.pointer().isEmpty() ? "the pack" : first.pointer()) + " is "
                            + Shown.at(first.left()) + " in structuredContent but " + Shown.at(first.right())
                            + " in the text block, must be the same",
                    "one pack in both places",
                    differences.size() + " differences");
        }
    }

    @Then("no pack has more items than the next")
    public void ascending() {
        List<Pack> packs = scene.packs();
        for (int i = 1; i < packs.size(); i++) {
            Pack smaller = packs.get(i - 1);
            int few = smaller.items().size();
            int many = packs.get(i).items().size();
            scene.evidence().observed();
            if (few > many) {
                String what = "the pack has " + few + " items, must have no more than the " + many + " of "
                        + packs.get(i).call().line();
                scene.broke(smaller, Pointer.parse("/total_items"), what, "at most " + many + " items");
            }
        }
    }
}
