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

    private final ClientScene scene;
    private final Showing showing;

    public RequestSteps(ClientScene scene, Showing showing) {
        this.scene = scene;
        this.showing = showing;
    }

    @Then("the request to the model shows:")
    public void shows(DataTable table) {
        scene.now().ifPresent(now -> rows(table, (call, as) -> showing.demand(now, call, as)));
    }

    @Then("for comparison it shows:")
    public void forComparison(DataTable table) {
        rows(table, (call, as) -> scene.now().ifPresent(now -> showing.expect(now, call, as)));
    }

    @Then("each request to the model since {string} shows:")
    public void eachShows(String name, DataTable table) {
        if (scene.goesOn()) {
            rows(table, (call, as) -> showing.demandFirst(scene.since(scene.called(name)), call, as));
        }
    }

    @Then("no request to the model since {string} holds any part of {string}")
    public void holdsNothingOf(String since, String name) {
        if (scene.goesOn()) {
            showing.demandNothingLeft(scene.since(scene.called(since)), scene.called(name));
        }
    }

    @Then("of {string} the one that stands first shows its summary, the rest is full")
    public void firstShowsItsSummary(String names) {
        scene.now().ifPresent(now -> {
            List<Called> inOrder = Arrays.stream(names.split(", "))
                    .map(scene::called)
                    .sorted(Comparator.comparing(called -> place(now, called)))
                    .toList();
            showing.demand(now, inOrder.get(0), "summary");
            inOrder.stream().skip(1).forEach(called -> showing.demand(now, called, "full"));
        });
    }

    /** Where its result stands; at the end if it has none. */
    private static int place(Moment moment, Called called) {
        List<PromptMessage> messages = moment.prompt().messages();
        return moment.prompt().results(called.callId()).stream()
                .findFirst()
                .map(messages::indexOf)
                .orElse(messages.size());
    }

    @Then("the client has gone on")
    public void hasGoneOn() {
        Optional<String> halt = scene.halt();
        if (halt.isPresent() && !scene.moments().isEmpty()) {
            showing.halted(halt.get());
        } else if (scene.goesOn()) {
            scene.evidence().observed();
        }
    }

    private void rows(DataTable table, BiConsumer<Called, String> check) {
        for (Map<String, String> row : table.asMaps()) {
            check.accept(scene.called(row.get("call")), row.get("shows"));
        }
    }
}
