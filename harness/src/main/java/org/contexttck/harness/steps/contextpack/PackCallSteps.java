package org.contexttck.harness.steps.contextpack;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.Subjects;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** Calls the context tool. */
public final class PackCallSteps {

    private static final int FORTY = 40;

    private final PackWorld world;
    private final RelatedSteps related;
    private final Projects projects;
    private final Markdowns markdowns;

    public PackCallSteps(
            PackWorld world,
            RelatedSteps related,
            Projects projects,
            Markdowns markdowns,
            Subjects subjects,
            PackDemands pack,
            PackShapes shapes,
            Sections sections) {
        this.world = world;
        this.related = related;
        this.projects = projects;
        this.markdowns = markdowns;
        subjects.add("pack", pack);
        subjects.add("item", new ItemDemands(world, shapes, sections, false));
        subjects.add("related item", new ItemDemands(world, shapes, sections, true));
    }

    /** What a scenario compares with, or lacks without its fault. */
    @Given("the context tool finds {} for {string}")
    public void finds(String what, String goal) throws InterruptedException {
        switch (what) {
            case "something" -> findsSomething(goal, "{}");
            case "something of the project" -> findsSomething(goal, "{\"project\": \"$accessible\"}");
            case "forty items or more" -> fortyMatch(goal);
            case "items with related ones" -> related.someItemHasRelatedItems(goal);
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
        Optional<ToolCall> call = world.call(goal, arguments);
        Optional<Pack> pack = call.flatMap(world::pack);
        if (call.isPresent() && pack.isEmpty()) {
            world.evidence().blocked(world.noPack(call.get()));
        } else if (pack.isPresent() && pack.get().items().isEmpty()) {
            world.evidence()
                    .blocked(call.get().line() + " (" + goal + ") finds nothing; correct this goal in the profile");
        }
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
        return world.call(goal, "{\"limit\": 50, \"layer\": \"deep_search\"}")
                .flatMap(world::pack)
                .map(pack -> pack.items().size())
                .orElse(0);
    }

    @When("only packs without items are looked at")
    @UsedOnce("the profile may be wrong about what matches nothing")
    public void onlyEmpty() {
        List<ToolCall> kept = world.calls().stream()
                .filter(call ->
                        world.pack(call).filter(pack -> !pack.items().isEmpty()).isEmpty())
                .toList();
        world.calls().stream()
                .filter(call -> !kept.contains(call))
                .forEach(call -> world.evidence()
                        .inconclusive(call.line() + " finds something; correct `nothing-goal` in the profile"));
        world.lookOnlyAt(kept);
    }

    @When("the context tool is called for {string} with:")
    public void isCalled(String goal, DataTable table) throws InterruptedException {
        for (String arguments : table.asList()) {
            world.call(goal, arguments).ifPresent(world::lookAt);
        }
    }

    @When("the context tool is called with just:")
    public void isCalledWithJust(DataTable table) throws InterruptedException {
        for (String arguments : table.asList()) {
            world.call(
                            "no goal",
                            Json.object(),
                            world.words().arguments(arguments).orElseThrow())
                    .ifPresent(world::lookAt);
        }
    }

    @Then("each call is answered with a pack")
    public void answeredWithAPack() {
        for (ToolCall call : world.calls()) {
            if (call.result().isEmpty() && !call.refused()) {
                world.evidence().blocked(call.line() + ": " + call.answer().describe());
                continue;
            }
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
        for (Pack pack : world.packs()) {
            int items = pack.items().size();
            String wanted = least == most ? String.valueOf(most) : least + " to " + most;
            world.check(pack, Pointer.parse("/total_items"))
                    .that(
                            items >= least && items <= most,
                            "the pack has " + items + (items == 1 ? " item" : " items") + ", must have " + wanted,
                            wanted + " items in all sections");
        }
    }
}
