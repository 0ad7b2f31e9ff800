package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.Pointer;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.ToolCall;

/** What the tool refuses, and in which words (CP-S-21, 24, 26, 28; R63, R65). */
public final class RefusalSteps {

    private final PackScene scene;
    private final Schemas schemas;

    public RefusalSteps(PackScene scene, Schemas schemas) {
        this.scene = scene;
        this.schemas = schemas;
    }

    @Then("each call is refused, or its pack has a listed {string}")
    public void refusedOrListed(String member) {
        for (ToolCall call : scene.calls()) {
            if (call.refused()) {
                scene.evidence().observed();
                continue;
            }
            Optional<Pack> pack = scene.pack(call);
            if (pack.isEmpty()) {
                scene.evidence().blocked(scene.noPack(call));
                continue;
            }
            JsonNode seen = pack.get().node().path(member);
            boolean listed = schemas.schema("context-pack/context-input.schema.json#/$defs/" + member)
                    .validate(seen)
                    .isEmpty();
            scene.check(pack.get(), Pointer.parse("/" + member), listed, "must be one of the listed values");
        }
    }

    @Then("each refusal says {string}")
    public void eachRefusalSays(String text) {
        new RefusalWords(scene).eachSays(text);
    }

    @Then("the refusals differ in nothing but {string} and {string}")
    public void alikeButFor(String one, String other) {
        List<ToolCall> refused =
                scene.calls().stream().filter(ToolCall::refused).toList();
        if (refused.size() < 2) {
            scene.evidence().inconclusive("fewer than two calls were refused, so there is nothing to compare");
            return;
        }
        ToolCall first = refused.get(0);
        for (ToolCall call : refused.subList(1, refused.size())) {
            String before = masked(first, one, other);
            String here = masked(call, one, other);
            scene.evidence().observed();
            if (!before.equals(here)) {
                scene.broke(
                        call,
                        " is refused with " + Shown.text(here) + " but " + first.line() + " with " + Shown.text(before)
                                + ", must be alike",
                        Shown.text(before),
                        Shown.text(here));
            }
        }
    }

    /** All that a caller sees of a refusal, with the ids taken out. */
    private String masked(ToolCall call, String one, String other) {
        String seen = call.result()
                .map(result -> Json.write(result.path("content")))
                .orElseGet(() -> call.answer().describe());
        return seen.replace(scene.words().text(one), "…").replace(scene.words().text(other), "…");
    }
}
