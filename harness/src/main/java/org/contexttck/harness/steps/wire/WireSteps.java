package org.contexttck.harness.steps.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.wire.Answer;
import org.contexttck.json.Json;

/** Sends requests as they are, and counts what comes back (W-S-03). */
public final class WireSteps {

    private static final int FIRST_ID = 700_000;

    private final ServerWorld world;
    private final List<Asked> answers = new ArrayList<>();

    /** A request as the feature words it, and what came back. */
    private record Asked(String what, Answer answer) {}

    public WireSteps(ServerWorld world) {
        this.world = world;
    }

    @When("{int} requests {string} are sent at once, with numbers and texts as ids")
    @UsedOnce("only many at once show answers that are mixed up")
    public void sentAtOnce(int count, String method) throws InterruptedException {
        Optional<Connection> connection = world.connection();
        if (connection.isEmpty()) {
            return;
        }
        List<JsonNode> ids = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            ids.add(i % 2 == 0 ? IntNode.valueOf(FIRST_ID + i) : Json.text("request-" + (FIRST_ID + i)));
        }
        List<Answer> all = connection.get().atOnce(method, ids);
        for (int i = 0; i < count; i++) {
            answers.add(new Asked(method + " with id " + Json.write(ids.get(i)), all.get(i)));
        }
        connection.get().settle();
    }

    @When("the server is sent:")
    public void isSent(DataTable table) throws InterruptedException {
        Optional<Connection> connection = world.connection();
        if (connection.isEmpty()) {
            return;
        }
        for (Map<String, String> row : table.asMaps()) {
            String method = row.get("method");
            ObjectNode params = (ObjectNode) Json.parse(row.get("params"));
            if (method.startsWith("notifications/")) {
                connection.get().notify(method, params);
            } else {
                answers.add(new Asked(
                        method + " " + row.get("params"), connection.get().request(method, params)));
            }
        }
        connection.get().settle();
    }

    @Then("each request has exactly one answer")
    public void exactlyOneAnswer() throws InterruptedException {
        Optional<Connection> connection = world.connection();
        if (connection.isEmpty()) {
            return;
        }
        for (Asked asked : answers) {
            Answer answer = asked.answer();
            if (answer.unclear()) {
                world.evidence().observed();
                world.evidence().unclear(asked.what() + ": " + answer.describe());
                continue;
            }
            boolean answered =
                    !(answer.outcome() instanceof Answer.Silent) && !(answer.outcome() instanceof Answer.Lost);
            String how = answer.describe();
            world.check(connection.get(), answer, "", asked.what() + ": ")
                    .saw(how)
                    .that(answered, how, "one answer, a result or an error");
        }
    }
}
