package org.contexttck.harness.steps.shared;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
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

    @Then("each call is refused")
    public void eachCallIsRefused() {
        for (ToolCall call : world.answered()) {
            world.check(call, " (" + call.purpose() + ")")
                    .at(
                            "/isError",
                            call.result().map(Json::write).map(Shown::text).orElse(""))
                    .that(call.refused(), " was answered as a success", "isError true, or a JSON-RPC error");
        }
    }
}
