package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.steps.shared.Check;
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
        Set<String> all = new LinkedHashSet<>(world.arrived().keySet());
        all.addAll(kept);
        for (String name : all) {
            boolean wanted = expected.contains(name);
            String must = wanted ? "must keep" : "must drop";
            String does = wanted ? "drops" : "keeps";
            look(filter, kept)
                    .that(
                            kept.contains(name) == wanted,
                            does + " \"" + name + "\"" + context(name) + ", " + must,
                            must);
        }
        if (kept.size() == expected.size() && kept.containsAll(expected)) {
            look(filter, kept)
                    .that(
                            kept.equals(expected),
                            "changes the order of the messages, must keep it",
                            "must keep their order");
        }
    }

    private Check look(String filter, List<String> kept) {
        return world.check("filter " + filter + " ").saw(String.join(", ", kept));
    }

    private String context(String name) {
        return Optional.ofNullable(world.arrived().get(name))
                .flatMap(arrived -> Optional.ofNullable(arrived.get("context")))
                .map(context -> ", context " + Json.write(context))
                .orElse("");
    }
}
