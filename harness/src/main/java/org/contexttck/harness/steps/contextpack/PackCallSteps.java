package org.contexttck.harness.steps.contextpack;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.ToolCall;

/** Calls the context tool. */
public final class PackCallSteps {

    private static final int FORTY = 40;

    private final PackScene scene;

    public PackCallSteps(PackScene scene) {
        this.scene = scene;
    }

    @Given("the context tool finds something for {string}")
    public void findsSomething(String goal) throws InterruptedException {
        findsSomething(goal, "{}");
    }

    @Given("the context tool finds something for {string} with:")
    public void findsSomething(String goal, DataTable table) throws InterruptedException {
        for (String arguments : table.asList()) {
            findsSomething(goal, arguments);
        }
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

    @Given("forty or more match {string}")
    public void fortyMatch(String goal) throws InterruptedException {
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
            scene.evidence().observed();
            if (call.refused()) {
                String text = Shown.text(PackScene.refusal(call));
                scene.broke(call, " was refused, must be answered with a pack", "a pack", text);
            } else if (scene.pack(call).isEmpty()) {
                scene.broke(
                        call,
                        " brought no pack, neither as structured content nor as JSON in the first text block",
                        "a pack (if it is elsewhere, correct `pack` in the profile)",
                        Shown.text(Json.write(call.result().orElseThrow())));
            }
        }
    }
}
