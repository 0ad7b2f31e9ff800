package org.contexttck.harness.steps.shared;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.List;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;

/** Checks that hold for the results of any tool. */
public final class ResultSteps {

    private final ServerScene scene;

    public ResultSteps(ServerScene scene) {
        this.scene = scene;
    }

    @Given("a fresh connection to the server")
    public void freshConnection() throws InterruptedException {
        scene.useFreshConnection();
    }

    @When("only the refused calls are looked at")
    @UsedOnce("one requirement is about refusals and results at once")
    public void onlyRefused() {
        List<ToolCall> refused =
                scene.calls().stream().filter(ToolCall::refused).toList();
        scene.calls().stream()
                .filter(call -> !call.refused())
                .forEach(call -> scene.evidence().inconclusive(call.line() + " was not refused"));
        scene.lookOnlyAt(refused);
    }

    @Then("each call is refused")
    public void eachCallIsRefused() {
        for (ToolCall call : scene.calls()) {
            if (call.result().isEmpty() && !call.refused()) {
                scene.evidence().blocked(call.line() + ": " + call.answer().describe());
                continue;
            }
            new Check(scene.evidence(), fault -> scene.broke(call, fault), call.tool(), call.line())
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
