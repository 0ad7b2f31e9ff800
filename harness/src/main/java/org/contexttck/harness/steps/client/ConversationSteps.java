package org.contexttck.harness.steps.client;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.target.client.ClientMemory;
import org.contexttck.harness.target.client.ClientSession;
import org.contexttck.json.Json;

/** What happens in a conversation: the model calls tools, the user says something (TC-C). */
public final class ConversationSteps {

    private static final String OTHER_SERVER = "other/";

    private final ClientWorld world;
    private int steps;

    public ConversationSteps(ClientWorld world) {
        this.world = world;
    }

    @Given("a conversation with the client")
    public void begin() throws InterruptedException {
        world.begin();
    }

    @Given("a workflow step with these hints:")
    public void hints(DataTable table) throws InterruptedException {
        steps++;
        world.turn(List.of(Results.step(world.words(), "h" + steps, steps + 1, table.asMaps())));
    }

    @When("the model calls, one after the other:")
    public void oneAfterTheOther(DataTable table) throws InterruptedException {
        for (Map<String, String> row : table.asMaps()) {
            world.turn(List.of(call(row)));
        }
    }

    @When("the model calls at once:")
    public void atOnce(DataTable table) throws InterruptedException {
        List<ScenarioCall> turn = new ArrayList<>();
        for (Map<String, String> row : table.asMaps()) {
            turn.add(call(row));
        }
        long prompt = turn.stream()
                .filter(one -> !(one.call().reply() instanceof Reply.Delayed))
                .count();
        world.turn(turn.stream().map(one -> one.after((int) prompt)).toList());
    }

    @When("{int} turns go by, in each of which the model calls {string}")
    @UsedOnce("only many turns show that age collapses nothing")
    public void turnsGoBy(int turns, String tool) throws InterruptedException {
        for (int i = 1; i <= turns; i++) {
            world.turn(List.of(Results.call(world.words(), "p" + i, tool, arguments(), "plain", Optional.empty())));
        }
    }

    @When("the user says something more, if the client takes it")
    public void userSays() throws InterruptedException {
        if (world.client().conversations().takesFurtherWords()) {
            world.doing("words of the user", session -> session.userSays("Go on, please."))
                    .ifPresent(prompt -> world.saw(prompt, "words of the user"));
        }
    }

    @When("the result of {string} is delivered once more")
    public void redelivered(String name) throws InterruptedException {
        ScenarioCall called = world.called(name);
        world.doing(called.line() + " was delivered once more", session -> session.redeliver(called.call()))
                .ifPresent(prompt -> world.saw(prompt, called.name() + " once more"));
    }

    @When("the conversation is saved, and loaded into a fresh one")
    public void savedAndLoaded() throws InterruptedException {
        Optional<ClientMemory> memory = world.session().flatMap(ClientSession::memory);
        if (world.session().isPresent() && memory.isEmpty()) {
            world.evidence()
                    .blocked("transient-context.client.resume is claimed, but the driver offers no save and load");
        }
        if (memory.isEmpty()) {
            return;
        }
        world.doing("the conversation was saved and loaded", session -> {
            memory.get().load(memory.get().save());
            return true;
        });
    }

    @Given("the client has a screen to look at")
    @UsedOnce("elsewhere the claim says so")
    public void hasScreen() {
        if (world.session().isPresent()
                && world.session().flatMap(ClientSession::view).isEmpty()) {
            world.setAside("the driver offers no view, so nobody can open anything");
        }
    }

    private ScenarioCall call(Map<String, String> row) {
        String tool = row.get("tool");
        if (tool.startsWith(OTHER_SERVER)) {
            List<String> servers = world.client().conversations().servers();
            if (servers.size() < 2) {
                world.setAside("the client is connected with one server of the kit only");
            } else {
                tool = servers.get(1) + "/" + tool.substring(OTHER_SERVER.length());
            }
        }
        return Results.call(
                world.words(),
                row.get("call"),
                tool,
                arguments(),
                row.get("result"),
                Optional.ofNullable(row.get("summary")));
    }

    private ObjectNode arguments() {
        return Json.object().put("page", world.calls().size() + 1);
    }
}
