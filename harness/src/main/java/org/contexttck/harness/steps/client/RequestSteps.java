package org.contexttck.harness.steps.client;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.contexttck.harness.peer.model.PromptMessage;

/** What the requests to the model show of the tool results in them (TC-C-01 to TC-C-23). */
public final class RequestSteps {

    private final ClientWorld world;
    private final RequestChecks showing;

    public RequestSteps(ClientWorld world, RequestChecks showing) {
        this.world = world;
        this.showing = showing;
    }

    @Then("the request to the model shows:")
    public void shows(DataTable table) {
        world.now().ifPresent(now -> rows(table, (call, as) -> showing.demand(now, call, as)));
    }

    @Then("for comparison it shows:")
    public void forComparison(DataTable table) {
        rows(table, (call, as) -> world.now().ifPresent(now -> showing.expect(now, call, as)));
    }

    @Then("each request to the model since {string} shows:")
    public void eachShows(String name, DataTable table) {
        if (world.goesOn()) {
            rows(table, (call, as) -> showing.demandFirst(world.since(world.called(name)), call, as));
        }
    }

    @Then("no request to the model since {string} holds any part of {string}")
    public void holdsNothingOf(String since, String name) {
        if (world.goesOn()) {
            showing.demandNothingLeft(world.since(world.called(since)), world.called(name));
        }
    }

    @Then("of {string} the one that stands first shows its summary, the rest is full")
    public void firstShowsItsSummary(String names) {
        world.now().ifPresent(now -> {
            List<ScenarioCall> inOrder = Arrays.stream(names.split(", "))
                    .map(world::called)
                    .sorted(Comparator.comparing(called -> place(now, called)))
                    .toList();
            showing.demand(now, inOrder.get(0), "summary");
            inOrder.stream().skip(1).forEach(called -> showing.demand(now, called, "full"));
        });
    }

    /** Where its result stands; at the end if it has none. */
    private static int place(ObservedRequest request, ScenarioCall called) {
        List<PromptMessage> messages = request.prompt().messages();
        return request.prompt().results(called.callId()).stream()
                .findFirst()
                .map(messages::indexOf)
                .orElse(messages.size());
    }

    @Then("the client has gone on")
    public void hasGoneOn() {
        Optional<String> halt = world.halt();
        if (halt.isPresent() && !world.requests().isEmpty()) {
            world.halted(halt.get());
        } else if (world.goesOn()) {
            world.evidence().observed();
        }
    }

    private void rows(DataTable table, BiConsumer<ScenarioCall, String> check) {
        for (Map<String, String> row : table.asMaps()) {
            check.accept(world.called(row.get("call")), row.get("shows"));
        }
    }
}
