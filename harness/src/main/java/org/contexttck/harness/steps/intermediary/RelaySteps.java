package org.contexttck.harness.steps.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.target.intermediary.IntermediaryRelay;
import org.contexttck.json.Json;

/** Calls through the intermediary, and what the server behind it answers (TC-X). */
public final class RelaySteps {

    private static final String MARKED =
            "{\"content\":[{\"type\":\"text\",\"text\":\"15 activity records\"}],\"_meta\":{\"context\":{\"lifecycle\":"
                    + "\"transient\",\"summary\":\"15 records\"},\"contextHints\":[{\"step\":2,\"tool\":\"search_records\","
                    + "\"lifecycle\":\"transient\",\"consumedBy\":\"store_analysis_memory\"}]}}";

    private final IntermediaryWorld world;

    public RelaySteps(IntermediaryWorld world) {
        this.world = world;
    }

    @Given("a mark and hints of {string} arrive when there are some")
    public void marksArrive(String tool) throws InterruptedException {
        for (IntermediaryRelay relay : world.through(tool, Json.object(), List.of(reply(MARKED)))) {
            JsonNode meta = relay.received().orElseGet(Json::object).path("_meta");
            if (!meta.has("context") || !meta.has("contextHints")) {
                world.evidence()
                        .inconclusive(
                                relay.line() + ": what the server marks arrives without its mark or hints, so that"
                                        + " nothing can be told by their absence");
            }
        }
    }

    @When("the server behind answers {string} with:")
    public void answersWith(String tool, String result) throws InterruptedException {
        world.relay(tool, reply(result));
    }

    @When("the server behind answers {string} with each of these as {string}:")
    public void answersWithEach(String tool, String member, String values) throws InterruptedException {
        for (JsonNode value : Json.parse(values)) {
            ObjectNode result = Json.object();
            result.putArray("content").addObject().put("type", "text").put("text", "15 activity records");
            ObjectNode owner = member.startsWith("_meta.") ? result.putObject("_meta") : result;
            owner.set(member.replaceFirst("^_meta\\.", ""), value);
            world.relay(tool, new Reply.Result(result));
        }
    }

    @When("the client calls {string} with each of these as arguments:")
    @UsedOnce("arguments are all that goes the other way")
    public void callsWithEach(String tool, String values) throws InterruptedException {
        for (JsonNode value : Json.parse(values)) {
            world.relay(tool, (ObjectNode) value, List.of(reply(MARKED)));
        }
    }

    @When("{int} calls of {string} are in flight, and the server behind answers the first one last")
    @UsedOnce("only calls side by side can get each other's answers")
    public void inFlight(int count, String tool) throws InterruptedException {
        List<Reply> replies = new ArrayList<>();
        for (int page = 1; page <= count; page++) {
            ObjectNode result = (ObjectNode) Json.parse(MARKED);
            result.withObject("/_meta/context").put("summary", "page " + page + " of " + count);
            result.putArray("content").addObject().put("type", "text").put("text", "records of page " + page);
            replies.add(new Reply.Result(result));
        }
        world.relay(tool, Json.object(), replies);
    }

    @When("the server behind answers {string} with the error:")
    public void answersWithAnError(String tool, String error) throws InterruptedException {
        JsonNode json = Json.parse(error);
        Optional<ObjectNode> data = json.get("data") instanceof ObjectNode some ? Optional.of(some) : Optional.empty();
        world.relay(
                tool,
                new Reply.RpcError(
                        json.path("code").asInt(), json.path("message").asText(), data));
    }

    @When("the server behind answers {string} with {int} {}")
    public void answersWithMany(String tool, int count, String what) throws InterruptedException {
        world.relay(
                tool,
                new Reply.Result(
                        switch (what) {
                            case "characters of summary" -> longSummary(count);
                            case "records" -> records(count);
                            default -> throw new IllegalArgumentException("a result has no \"" + what + "\"");
                        }));
    }

    private static ObjectNode longSummary(int length) {
        ObjectNode result = (ObjectNode) Json.parse(MARKED);
        result.withObject("/_meta/context").put("summary", "15 Sätze. ".repeat(length / 10));
        return result;
    }

    private static ObjectNode records(int count) {
        ObjectNode data = Json.object();
        for (int id = 1; id <= count; id++) {
            data.withArrayProperty("records")
                    .addObject()
                    .put("id", id)
                    .put("title", "Record " + id + " of Zürich")
                    .putNull("closed");
        }
        ObjectNode result = Json.object();
        result.putArray("content").addObject().put("type", "text").put("text", Json.write(data));
        result.set("structuredContent", data);
        return result;
    }

    private static Reply reply(String result) {
        return new Reply.Result((ObjectNode) Json.parse(result));
    }
}
