package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.steps.contextpack.Pack.Item;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.Subjects;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** Calls the context tool. */
public final class PackCallSteps {

    private static final int FORTY = 40;
    private static final int USUAL_ITEMS = 24;
    private static final int USUAL_RELATED = 3;
    private static final String ALL_RELATED = "{\"limit\": 50, \"related_limit\": 50}";

    private final PackWorld world;
    private final Projects projects;
    private final Markdowns markdowns;

    public PackCallSteps(
            PackWorld world, Projects projects, Markdowns markdowns, Subjects subjects, PackDemands packs) {
        this.world = world;
        this.projects = projects;
        this.markdowns = markdowns;
        subjects.add("pack", PackDemands.ROWS.of(packs, world::packs));
        subjects.add("item", PackDemands.ITEMS.of(packs, world::packs));
        subjects.add("related item", PackDemands.RELATED_ITEMS.of(packs, world::packs));
    }

    /** What a scenario compares with, or lacks without its fault. */
    @Given("the context tool finds {} for {string}")
    public void finds(String what, String goal) throws InterruptedException {
        switch (what) {
            case "something" -> findsSomething(goal, "{}");
            case "something of the project" -> findsSomething(goal, "{\"project\": \"$accessible\"}");
            case "forty items or more" -> fortyMatch(goal);
            case "more items than by default" -> moreItems(goal);
            case "items with related ones" -> relatedItems(goal, "{\"limit\": 50}", 1);
            case "items with more related ones than by default" -> relatedItems(goal, ALL_RELATED, USUAL_RELATED + 1);
            case "active work of other projects" -> projects.othersSeen(goal);
            default -> throw new IllegalArgumentException("nothing is known that is called \"" + what + "\"");
        }
    }

    @Given("the items are known that the context tool finds for {string} with:")
    @UsedOnce("only the Markdown has to be held against other packs")
    public void itemsAreKnown(String goal, List<String> calls) throws InterruptedException {
        markdowns.itemsAreKnown(goal, calls);
    }

    private void findsSomething(String goal, String arguments) throws InterruptedException {
        world.packOf(world.ask(goal, arguments))
                .filter(pack -> pack.items().isEmpty())
                .ifPresent(pack -> world.evidence()
                        .blocked(pack.call().line() + " (" + goal
                                + ") finds nothing; correct this goal in the profile"));
    }

    private void fortyMatch(String goal) throws InterruptedException {
        OptionalInt counted = world.claim().matches();
        int matches = counted.isPresent() ? counted.getAsInt() : seen(goal);
        if (matches < FORTY) {
            world.evidence()
                    .nothingToTry(
                            "no more than " + matches + " items are known to match; say in `matches` how many do");
            world.skip();
        }
    }

    private int seen(String goal) throws InterruptedException {
        return size(goal, "{\"limit\": 50, \"layer\": \"deep_search\"}");
    }

    private int size(String goal, String arguments) throws InterruptedException {
        return world.ask(goal, arguments)
                .flatMap(world::pack)
                .map(pack -> pack.items().size())
                .orElse(0);
    }

    private void moreItems(String goal) throws InterruptedException {
        int most = size(goal, "{\"limit\": 50}");
        if (most <= USUAL_ITEMS) {
            world.evidence()
                    .nothingToTry("no more than " + most + " items come with any limit, so a default of " + USUAL_ITEMS
                            + " cannot be seen; give a `matching-goal` that matches more");
            world.skip();
        }
    }

    private void relatedItems(String goal, String arguments, int least) throws InterruptedException {
        Optional<Pack> pack = world.packOf(world.ask(goal, arguments));
        boolean none = pack.filter(one ->
                        one.items().stream().allMatch(item -> item.related().size() < least))
                .isPresent();
        if (none && least == 1) {
            String reason = "no item for " + goal + " has a related item, so there is nothing to compare with";
            world.server().setAside(pack.get().call().tool(), reason);
        } else if (none) {
            world.evidence()
                    .nothingToTry("no item for " + goal + " has " + least + " related items, so a default of "
                            + USUAL_RELATED + " cannot be seen");
            world.skip();
        }
    }

    @When("only packs without items are looked at")
    @UsedOnce("the profile may be wrong about what matches nothing")
    public void onlyEmpty() {
        world.server()
                .lookOnlyAt(
                        call -> world.pack(call)
                                .map(Pack::items)
                                .orElse(List.of())
                                .isEmpty(),
                        " finds something; correct `nothing-goal` in the profile");
    }

    @When("the context tool is called for {string} with:")
    public void isCalled(String goal, DataTable table) throws InterruptedException {
        Set<String> made = new HashSet<>();
        for (String arguments : table.asList()) {
            Optional<ToolCall> call = made.add(arguments) ? world.ask(goal, arguments) : world.call(goal, arguments);
            call.ifPresent(world.server()::lookAt);
        }
    }

    @When("the context tool is called with just:")
    public void isCalledWithJust(DataTable table) throws InterruptedException {
        for (String arguments : table.asList()) {
            ObjectNode given = world.words().arguments(arguments).orElseThrow();
            world.call("no goal", Json.object(), given).ifPresent(world.server()::lookAt);
        }
    }

    @Then("each call is answered with a pack")
    public void answeredWithAPack() {
        for (ToolCall call : world.server().answered()) {
            if (call.refused()) {
                world.check(call, Shown.text(PackWorld.refusal(call)))
                        .that(false, " was refused, must be answered with a pack", "a pack");
            } else {
                world.check(call, Shown.text(Json.write(call.result().orElseThrow())))
                        .that(
                                world.pack(call).isPresent(),
                                " brought no pack, neither as structured content nor as JSON in the first text block",
                                "a pack (if it is elsewhere, correct `pack` in the profile)");
            }
        }
    }

    @Then("each pack has {int} to {int} items")
    public void hasItems(int least, int most) {
        String wanted = least == most ? String.valueOf(most) : least + " to " + most;
        for (Pack pack : world.packs()) {
            int items = pack.items().size();
            world.check(pack, Pointer.parse("/total_items"))
                    .that(
                            items >= least && items <= most,
                            "the pack has " + Counted.of(items, "item") + ", must have " + wanted,
                            wanted + " items in all sections");
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
