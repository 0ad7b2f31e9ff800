package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Then;
import java.time.Duration;
import java.util.Optional;
import org.contexttck.harness.profile.claim.RememberTool;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;

/** Storing a memory and finding it in a pack (CP-S-32). */
public final class RememberSteps {

    private static final long BETWEEN_LOOKS_MILLIS = 100;

    private final PackWorld world;
    private final ServerWorld server;
    private final RunMarker words;
    private String marker = "";

    public RememberSteps(PackWorld world, ServerWorld server, RunMarker marker) {
        this.world = world;
        this.server = server;
        this.words = marker;
    }

    @Then("what is remembered anew in {word} letters is in a pack for a goal that it fits")
    public void isFound(String script) throws InterruptedException {
        marker = words.word("", script);
        Optional<RememberTool> tool = world.claim().remember();
        if (tool.isPresent() && stored(tool.get())) {
            found(tool.get());
        }
    }

    private boolean stored(RememberTool tool) throws InterruptedException {
        ObjectNode arguments = (ObjectNode) Json.parse(marked(Json.write(tool.arguments())));
        Optional<ToolCall> call = server.call(tool.tool(), "remember", arguments);
        call.filter(one -> !one.succeeded()).ifPresent(one -> {
            String why = one.refused() ? PackWorld.refusal(one) : one.answer().describe();
            world.evidence()
                    .blocked(one.line() + " failed: " + Shown.text(why) + "; correct `remember` in the profile");
        });
        return call.filter(ToolCall::succeeded).isPresent();
    }

    private void found(RememberTool tool) throws InterruptedException {
        // An index may lag behind what was stored; the profile says how far. What looking takes does not count.
        long looks = tool.within().toMillis() / BETWEEN_LOOKS_MILLIS;
        Optional<Pack> pack = look(tool);
        for (long left = looks; pack.isPresent() && !pack.get().shows(marker) && left > 0; left--) {
            server.pause(Duration.ofMillis(BETWEEN_LOOKS_MILLIS));
            pack = look(tool);
        }
        pack.ifPresent(one -> world.check(one, Pack.SECTIONS)
                .that(
                        one.shows(marker),
                        "no item shows what " + tool.tool() + " has stored (\"" + marker + "\")",
                        "an item with " + marker));
    }

    private Optional<Pack> look(RememberTool tool) throws InterruptedException {
        ObjectNode goal = Json.object().put("goal", marked(tool.goal()));
        return world.packOf(world.call("what was remembered", goal, Json.object()));
    }

    private String marked(String text) {
        return text.replace(RememberTool.MARKER, marker);
    }
}
