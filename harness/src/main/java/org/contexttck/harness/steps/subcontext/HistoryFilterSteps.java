package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.json.Json;

/** The five ways in which a participant filters its history (R31). */
public final class HistoryFilterSteps {

    private final ParticipantWorld world;

    public HistoryFilterSteps(ParticipantWorld world) {
        this.world = world;
    }

    @Then("the filter {string} keeps just:")
    public void keepsJust(String filter, List<String> messages) throws InterruptedException {
        keeps(filter, Json.object().put("by", filter), messages);
    }

    @Then("the filter {string} for {string} keeps just:")
    public void keepsJust(String filter, String what, List<String> messages) throws InterruptedException {
        ObjectNode request = Json.object().put("by", filter);
        if (filter.equals("types")) {
            List.of(what.split(",")).forEach(request.putArray("types")::add);
        } else {
            request.put(filter, what);
        }
        keeps(filter + " " + Json.write(Json.text(what)), request, messages);
    }

    private void keeps(String filter, ObjectNode request, List<String> expected) throws InterruptedException {
        if (!world.can("filters")) {
            return;
        }
        Optional<JsonNode> answer = world.judged("filter", request, "its messages by " + filter);
        if (answer.isEmpty()) {
            return;
        }
        List<String> kept = new ArrayList<>();
        answer.get().path("messages").forEach(id -> kept.add(id.asText()));
        world.evidence().observed(world.arrived().size());
        expected.stream()
                .filter(name -> !kept.contains(name))
                .forEach(name -> broke(filter, name, "drops", "must keep", kept));
        kept.stream()
                .filter(name -> !expected.contains(name))
                .forEach(name -> broke(filter, name, "keeps", "must drop", kept));
        if (kept.size() == expected.size() && !kept.equals(expected) && kept.containsAll(expected)) {
            broke(filter, "the messages", "changes the order of", "must keep their order", kept);
        }
    }

    private void broke(String filter, String name, String does, String must, List<String> kept) {
        JsonNode context = world.arrived().containsKey(name)
                ? world.arrived().get(name).path("context")
                : Json.object().path("context");
        String where = context.isMissingNode() ? "" : ", context " + Json.write(context);
        world.broke(Fault.of(
                "",
                "filter " + filter + " " + does + " \"" + name + "\"" + where + ", " + must,
                must,
                String.join(", ", kept)));
    }
}
