package org.contexttck.harness.steps.shared;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.List;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;

/** Checks that hold for the results of any tool. */
public final class ResultSteps {

    private final ServerWorld world;

    public ResultSteps(ServerWorld world) {
        this.world = world;
    }

    @Given("a fresh connection to the server")
    public void freshConnection() throws InterruptedException {
        world.useFreshConnection();
    }

    @When("only the refused calls are looked at")
    @UsedOnce("one requirement is about refusals and results at once")
    public void onlyRefused() {
        List<ToolCall> refused =
                world.calls().stream().filter(ToolCall::refused).toList();
        world.calls().stream()
                .filter(call -> !call.refused())
                .forEach(call -> world.evidence().inconclusive(call.line() + " was not refused"));
        world.lookOnlyAt(refused);
    }

    @Then("each call is refused")
    public void eachCallIsRefused() {
        for (ToolCall call : world.calls()) {
            if (call.result().isEmpty() && !call.refused()) {
                world.evidence().blocked(call.line() + ": " + call.answer().describe());
                continue;
            }
            new Check(world.evidence(), fault -> world.broke(call, fault), call.tool(), call.line())
                    .at(
                            "/isError",
                            call.result().map(Json::write).map(Shown::text).orElse(""))
                    .that(
                            call.refused(),
                            " (" + call.purpose() + ") was answered as a success",
                            "isError true, or a JSON-RPC error");
        }
    }
}
