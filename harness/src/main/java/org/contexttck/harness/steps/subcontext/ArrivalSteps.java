package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.json.Json;

/** Messages that a participant gets. */
public final class ArrivalSteps {

    private static final List<String> COLUMNS = List.of("message", "from", "kind", "context", "payload", "members");

    private final ParticipantWorld world;

    public ArrivalSteps(ParticipantWorld world) {
        this.world = world;
    }

    @Given("a participant that remembers nothing")
    public void nothing() throws InterruptedException {
        world.begin();
    }

    /** The column message is the id too; an empty cell is no member. */
    @When("these arrive:")
    public void arrive(DataTable table) throws InterruptedException {
        for (Map<String, String> row : table.asMaps()) {
            row.keySet().stream().filter(name -> !COLUMNS.contains(name)).forEach(name -> {
                throw new IllegalArgumentException("no such column: " + name + "; known are " + COLUMNS);
            });
            world.receive(row.get("message"), envelope(row));
        }
    }

    private static ObjectNode envelope(Map<String, String> row) {
        ObjectNode envelope = plain(row.get("message"), cell(row, "kind").orElse("reflection"));
        cell(row, "from").ifPresent(from -> envelope.put("from", from));
        cell(row, "context").ifPresent(context -> envelope.set("context", Json.parse(context)));
        cell(row, "payload").ifPresent(payload -> envelope.set("payload", Json.parse(payload)));
        cell(row, "members").ifPresent(members -> envelope.setAll((ObjectNode) Json.parse(members)));
        return envelope;
    }

    private static ObjectNode plain(String id, String kind) {
        ObjectNode envelope = Json.object().put("protocol", "mcpp/v0.1").put("id", id);
        envelope.put("ts", "2025-08-31T12:00:00Z").put("from", "ben").put("kind", kind);
        envelope.putObject("payload").put("text", "from the kit");
        return envelope;
    }

    private static Optional<String> cell(Map<String, String> row, String column) {
        return Optional.ofNullable(row.get(column));
    }

    @When("a chain of {int} contexts arrives, each inside the one before")
    public void chain(int count) throws InterruptedException {
        List<ObjectNode> messages = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            ObjectNode envelope = plain("m" + i, "reflection");
            ObjectNode context = envelope.putObject("context").put("id", "level-" + i);
            if (i > 1) {
                context.put("parent", "level-" + (i - 1));
            }
            messages.add(envelope);
        }
        world.receive(messages);
    }

    /** Lets messages arrive, each in a context of its own. */
    void sideBySide(int count) throws InterruptedException {
        List<ObjectNode> messages = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            ObjectNode envelope = plain("m" + i, "reflection");
            envelope.putObject("context").put("id", "context-" + i);
            messages.add(envelope);
        }
        world.receive(messages);
    }

    @Then("it takes all of them")
    public void takesAll() {
        if (!world.usable()) {
            return;
        }
        world.evidence()
                .observed(world.notTaken().isPresent() ? 1 : world.arrived().size());
        world.notTaken().ifPresent(reason -> world.broke(Fault.of("", reason, "no error", reason)));
    }
}
