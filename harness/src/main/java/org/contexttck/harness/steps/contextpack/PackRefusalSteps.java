package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Then;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Answer;
import org.contexttck.json.Difference;
import org.contexttck.json.Json;
import org.contexttck.json.JsonDiff;

/** What the tool refuses, and in which words (CP-S-21, 24, 26, 28; R63, R65). */
public final class PackRefusalSteps {

    private final PackWorld world;

    public PackRefusalSteps(PackWorld world) {
        this.world = world;
    }

    /**
     * What an SDK puts before or after is let be, and letters count without case (R65).
     *
     * @param text may hold names after {@code $}
     */
    @Then("each refusal says {string}")
    public void eachRefusalSays(String text) {
        String wanted = world.words().text(text);
        for (ToolCall call : world.calls()) {
            if (!call.refused()) {
                world.evidence().inconclusive(call.line() + " was not refused");
                continue;
            }
            String said = PackWorld.refusal(call);
            String shown = Shown.text(Json.write(Json.text(said)));
            world.check(call, shown)
                    .that(
                            said.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT)),
                            ": the refusal says " + shown + ", must say \"" + wanted + "\"",
                            wanted);
        }
    }

    @Then("the refusals differ in nothing but {string} and {string}")
    @UsedOnce("the one requirement that compares refusals")
    public void alikeButFor(String one, String other) {
        List<ToolCall> refused =
                world.calls().stream().filter(ToolCall::refused).toList();
        if (refused.size() < 2) {
            world.evidence().inconclusive("fewer than two calls were refused, so there is nothing to compare");
            return;
        }
        ToolCall first = refused.get(0);
        JsonNode before = masked(first, one, other);
        Set<String> unsteady = new HashSet<>();
        for (ToolCall call : refused.subList(1, refused.size())) {
            JsonNode here = masked(call, one, other);
            List<Difference> differences = JsonDiff.between(before, here);
            if (call.arguments().equals(first.arguments())) {
                differences.forEach(it -> unsteady.add(it.pointer())); // a time, or the number of a trace
                continue;
            }
            Optional<Difference> told = differences.stream()
                    .filter(it -> !unsteady.contains(it.pointer()))
                    .findFirst();
            world.check(call, Shown.text(Json.write(here)))
                    .that(
                            told.isEmpty(),
                            " is refused with "
                                    + told.map(it -> at(it, it.right())).orElse("") + " but "
                                    + first.line() + " with "
                                    + told.map(it -> at(it, it.left())).orElse("") + ", must be alike",
                            Shown.text(Json.write(before)));
        }
    }

    private static String at(Difference difference, Optional<JsonNode> there) {
        return Shown.at(there) + (difference.pointer().isEmpty() ? "" : " at " + difference.pointer());
    }

    /** All that a caller sees of a refusal, with the ids taken out. */
    private JsonNode masked(ToolCall call, String one, String other) {
        JsonNode seen = call.answer().outcome() instanceof Answer.RpcError error
                ? error(error)
                : call.result().map(JsonNode.class::cast).orElseGet(Json::object);
        return Json.parse(Json.write(seen)
                .replace(Pack.quoted(world.words().text(one)), "…")
                .replace(Pack.quoted(world.words().text(other)), "…"));
    }

    private static ObjectNode error(Answer.RpcError error) {
        ObjectNode seen = Json.object().put("code", error.code()).put("message", error.message());
        error.data().ifPresent(data -> seen.set("data", data));
        return seen;
    }
}
