package org.contexttck.harness.steps.shared;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.Pointer;
import org.contexttck.harness.target.ToolCall;
import org.contexttck.harness.verdict.Fault;

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
    public void onlyRefused() {
        List<ToolCall> refused =
                scene.calls().stream().filter(ToolCall::refused).toList();
        scene.calls().stream()
                .filter(call -> !call.refused())
                .forEach(call -> scene.evidence().inconclusive(call.line() + " was not refused"));
        scene.lookOnlyAt(refused);
    }

    @Then("each result has:")
    public void eachResultHas(DataTable table) {
        for (ToolCall call : scene.calls()) {
            if (call.result().isEmpty() && !call.refused()) {
                scene.evidence().blocked(call.line() + ": " + call.answer().describe());
                continue;
            }
            for (Map<String, String> row : table.asMaps()) {
                check(call, Pointer.parse(row.get("at")), Expectation.of(row.get("must be")));
            }
        }
    }

    private void check(ToolCall call, Pointer place, Expectation expected) {
        Optional<JsonNode> seen = call.at(place);
        scene.evidence().observed();
        if (!expected.holds().test(seen)) {
            String shown = Shown.at(seen);
            scene.broke(
                    call,
                    Fault.of(
                                    call.tool(),
                                    call.line() + ": " + place + " is " + shown + ", " + expected.demand(),
                                    place + " " + expected.demand(),
                                    shown)
                            .at(place.toString(), shown));
        }
    }

    @Then("each call is refused")
    public void eachCallIsRefused() {
        for (ToolCall call : scene.calls()) {
            if (call.refused()) {
                scene.evidence().observed();
            } else if (call.result().isEmpty()) {
                scene.evidence().blocked(call.line() + ": " + call.answer().describe());
            } else {
                scene.evidence().observed();
                scene.broke(
                        call,
                        Fault.of(
                                        call.tool(),
                                        call.line() + " (" + call.purpose() + ") was answered as a success",
                                        "isError true, or a JSON-RPC error",
                                        Shown.text(Json.write(call.result().get())))
                                .at("/isError", Shown.at(call.at(Pointer.parse("/isError")))));
            }
        }
    }

    @Then("no two results of one tool have the same {string}")
    public void noTwoAlike(String pointer) {
        Pointer place = Pointer.parse(pointer);
        Map<String, Map<JsonNode, ToolCall>> seen = new HashMap<>();
        for (ToolCall call : scene.results()) {
            Optional<JsonNode> value = call.at(place);
            if (value.isEmpty()) {
                scene.evidence().inconclusive(call.line() + " has no " + place);
                continue;
            }
            ToolCall earlier =
                    seen.computeIfAbsent(call.tool(), tool -> new HashMap<>()).putIfAbsent(value.get(), call);
            scene.evidence().observed();
            if (earlier != null) {
                String shown = Shown.at(value);
                scene.broke(
                        call,
                        Fault.of(
                                        call.tool(),
                                        call.line() + ": " + place + " is the same as that of " + earlier.line(),
                                        "a text that tells the two apart",
                                        shown + " both times")
                                .at(place.toString(), shown));
            }
        }
    }

    @Then("all results have the same {string}")
    public void allAlike(String pointer) {
        Pointer place = Pointer.parse(pointer);
        List<ToolCall> calls = scene.results();
        for (ToolCall call : calls.subList(Math.min(1, calls.size()), calls.size())) {
            Optional<JsonNode> first = calls.get(0).at(place);
            Optional<JsonNode> here = call.at(place);
            scene.evidence().observed();
            if (!first.equals(here)) {
                scene.broke(
                        call,
                        Fault.of(
                                        call.tool(),
                                        call.line() + ": " + place + " differs from that of "
                                                + calls.get(0).line(),
                                        Shown.at(first),
                                        Shown.at(here))
                                .at(place.toString(), Shown.at(here)));
            }
        }
    }

    @Then("no member of {string} is null")
    public void noMemberIsNull(String pointer) {
        Pointer place = Pointer.parse(pointer);
        for (ToolCall call : scene.results()) {
            Optional<JsonNode> object = call.at(place);
            scene.evidence().observed();
            object.ifPresent(node -> node.properties().forEach(member -> {
                if (member.getValue().isNull()) {
                    Pointer at = place.child(member.getKey());
                    scene.broke(
                            call,
                            Fault.of(
                                            call.tool(),
                                            call.line() + ": " + at + " is null, must be left out when unset",
                                            at + " absent",
                                            "null")
                                    .at(at.toString(), "null"));
                }
            }));
        }
    }
}
