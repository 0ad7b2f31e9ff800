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

    private final PackScene scene;
    private final RelatedSteps related;
    private final Projects projects;
    private final Markdowns markdowns;

    public PackCallSteps(
            PackScene scene,
            RelatedSteps related,
            Projects projects,
            Markdowns markdowns,
            Subjects subjects,
            PackDemands pack,
            PackShapes shapes,
            Sections sections) {
        this.scene = scene;
        this.related = related;
        this.projects = projects;
        this.markdowns = markdowns;
        subjects.add("pack", pack);
        subjects.add("item", new ItemDemands(scene, shapes, sections, false));
        subjects.add("related item", new ItemDemands(scene, shapes, sections, true));
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
        Optional<ToolCall> call = scene.call(goal, arguments);
        Optional<Pack> pack = call.flatMap(scene::pack);
        if (call.isPresent() && pack.isEmpty()) {
            scene.evidence().blocked(scene.noPack(call.get()));
        } else if (pack.isPresent() && pack.get().items().isEmpty()) {
            scene.evidence()
                    .blocked(call.get().line() + " (" + goal + ") finds nothing; correct this goal in the profile");
        }
    }

    private void fortyMatch(String goal) throws InterruptedException {
        OptionalInt counted = scene.claim().matches();
        int matches = counted.isPresent() ? counted.getAsInt() : seen(goal);
        if (matches < FORTY) {
            scene.evidence()
                    .nothingToTry(
                            "no more than " + matches + " items are known to match; say in `matches` how many do");
            scene.skip();
        }
    }

    private int seen(String goal) throws InterruptedException {
        return scene.call(goal, "{\"limit\": 50, \"layer\": \"deep_search\"}")
                .flatMap(scene::pack)
                .map(pack -> pack.items().size())
                .orElse(0);
    }

    @When("only packs without items are looked at")
    @UsedOnce("the profile may be wrong about what matches nothing")
    public void onlyEmpty() {
        List<ToolCall> kept = scene.calls().stream()
                .filter(call ->
                        scene.pack(call).filter(pack -> !pack.items().isEmpty()).isEmpty())
                .toList();
        scene.calls().stream()
                .filter(call -> !kept.contains(call))
                .forEach(call -> scene.evidence()
                        .inconclusive(call.line() + " finds something; correct `nothing-goal` in the profile"));
        scene.lookOnlyAt(kept);
    }

    @When("the context tool is called for {string} with:")
    public void isCalled(String goal, DataTable table) throws InterruptedException {
        for (String arguments : table.asList()) {
            scene.call(goal, arguments).ifPresent(scene::lookAt);
        }
    }

    @When("the context tool is called with just:")
    public void isCalledWithJust(DataTable table) throws InterruptedException {
        for (String arguments : table.asList()) {
            scene.call(
                            "no goal",
                            Json.object(),
                            scene.words().arguments(arguments).orElseThrow())
                    .ifPresent(scene::lookAt);
        }
    }

    @Then("each call is answered with a pack")
    public void answeredWithAPack() {
        for (ToolCall call : scene.calls()) {
            if (call.result().isEmpty() && !call.refused()) {
                scene.evidence().blocked(call.line() + ": " + call.answer().describe());
                continue;
            }
            if (call.refused()) {
                scene.check(call, Shown.text(PackScene.refusal(call)))
                        .that(false, " was refused, must be answered with a pack", "a pack");
            } else {
                scene.check(call, Shown.text(Json.write(call.result().orElseThrow())))
                        .that(
                                scene.pack(call).isPresent(),
                                " brought no pack, neither as structured content nor as JSON in the first text block",
                                "a pack (if it is elsewhere, correct `pack` in the profile)");
            }
        }
    }

    @Then("each pack has {int} to {int} items")
    public void hasItems(int least, int most) {
        for (Pack pack : scene.packs()) {
            int items = pack.items().size();
            String wanted = least == most ? String.valueOf(most) : least + " to " + most;
            scene.check(pack, Pointer.parse("/total_items"))
                    .that(
                            items >= least && items <= most,
                            "the pack has " + items + (items == 1 ? " item" : " items") + ", must have " + wanted,
                            wanted + " items in all sections");
        }
    }
}
