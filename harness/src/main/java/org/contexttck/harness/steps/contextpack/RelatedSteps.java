package org.contexttck.harness.steps.contextpack;

import io.cucumber.java.en.Then;
import java.util.Optional;
import org.contexttck.harness.steps.contextpack.Pack.Item;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Pointer;

/** The related items that come with an item (CP-S-13, 14). */
public final class RelatedSteps {

    private final PackWorld world;

    public RelatedSteps(PackWorld world) {
        this.world = world;
    }

    /** Sets all calls aside if no item has a related one. */
    void someItemHasRelatedItems(String goal) throws InterruptedException {
        Optional<ToolCall> call = world.call(goal, "{\"limit\": 50}");
        Optional<Pack> pack = call.flatMap(world::pack);
        if (call.isPresent() && pack.isEmpty()) {
            world.evidence().blocked(world.noPack(call.get()));
        } else if (pack.isPresent()
                && pack.get().items().stream().allMatch(item -> item.related().isEmpty())) {
            world.setAside("no item for " + goal + " has a related item, so there is nothing to compare with");
        }
    }

    @Then("no item has more than {int} related items")
    public void noMoreThan(int most) {
        for (Pack pack : world.packs()) {
            for (Item item : pack.items()) {
                int related = item.related().size();
                Pointer place = item.pointer().child("related");
                world.check(pack, place)
                        .that(
                                related <= most,
                                place + " has " + related + " items, must have at most " + most,
                                "at most " + most + " related items");
            }
        }
    }
}
