package org.contexttck.harness.steps.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.wire.Answer;
import org.contexttck.json.Json;

/** Sends requests as they are, and counts what comes back (W-S-03). */
public final class WireSteps {

    private static final int FIRST_ID = 700_000;

    private final ServerWorld world;
    private final Claims claims;
    private final List<Asked> answers = new ArrayList<>();
    private Optional<CallsAlone> alone = Optional.empty();

    /** A request as the feature words it, what came back, and the call that it was if it was one that was made alone, too. */
    private record Asked(String what, Answer answer, Optional<ReadingCall> call) {}

    public WireSteps(ServerWorld world, Claims claims) {
        this.world = world;
        this.claims = claims;
    }

    @When("{int} requests {string} are sent at once, with numbers and texts as ids")
    @UsedOnce("only many at once show answers that are mixed up")
    public void sentAtOnce(int count, String method) throws InterruptedException {
        Optional<Connection> connection = world.connection();
        if (connection.isEmpty()) {
            return;
        }
        List<JsonNode> ids = ids(count);
        List<Answer> all = connection.get().atOnce(method, ids, Collections.nCopies(count, Json.object()));
        for (int i = 0; i < count; i++) {
            answers.add(new Asked(method + " with id " + Json.write(ids.get(i)), all.get(i), Optional.empty()));
        }
        connection.get().settle();
    }

    @When("each claimed tool that only reads is called alone, and then all of them at once")
    @UsedOnce("only calls that overlap show results that are mixed up")
    public void calledAloneAndAtOnce() throws InterruptedException {
        Optional<Connection> connection = world.connection();
        if (connection.isEmpty()) {
            return;
        }
        CallsAlone made = new CallsAlone(connection.get());
        for (ReadingCall call : ReadingCall.of(claims)) {
            if (world.lists(call.tool())) {
                made.make(call);
            }
        }
        if (!made.differ()) {
            world.evidence().nothingToTry("no two claimed calls that only read bring different results");
            return;
        }
        alone = Optional.of(made);
        List<ReadingCall> order = new ArrayList<>(made.calls());
        atOnce(connection.get(), order);
        Collections.reverse(order);
        atOnce(connection.get(), order);
        connection.get().settle();
    }

    private void atOnce(Connection connection, List<ReadingCall> calls) throws InterruptedException {
        List<ObjectNode> params = calls.stream().map(ReadingCall::params).toList();
        List<Answer> all = connection.atOnce("tools/call", ids(calls.size()), params);
        for (int i = 0; i < calls.size(); i++) {
            String what = calls.get(i).line() + " beside " + (calls.size() - 1) + " other calls";
            answers.add(new Asked(what, all.get(i), Optional.of(calls.get(i))));
        }
    }

    private List<JsonNode> ids(int count) {
        List<JsonNode> ids = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int number = FIRST_ID + answers.size() + i;
            ids.add(i % 2 == 0 ? IntNode.valueOf(number) : Json.text("request-" + number));
        }
        return ids;
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
                        method + " " + row.get("params"), connection.get().request(method, params), Optional.empty()));
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
            String tool = asked.call().map(ReadingCall::tool).orElse("");
            Check look = world.check(connection.get(), answer, tool, asked.what() + ": ");
            look.saw(how).that(answered, how, "one answer, a result or an error");
            if (asked.call().isPresent() && answer.result().isPresent()) {
                Optional<ReadingCall> taken = alone.orElseThrow()
                        .taken(asked.call().get(), answer.result().get());
                String other = taken.map(ReadingCall::line).orElse("");
                look.saw("the result of " + other)
                        .that(taken.isEmpty(), "was answered with the result of " + other, "its own result");
            }
        }
    }
}
