package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Then;
import java.time.Duration;
import java.util.Optional;
import org.contexttck.harness.profile.claim.RememberTool;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** Storing a memory and finding it in a pack (CP-S-32). */
public final class RememberSteps {

    private static final long BETWEEN_LOOKS_MILLIS = 100;

    private final PackWorld world;
    private final ServerWorld server;
    private final String marker;
    private boolean stored;

    public RememberSteps(PackWorld world, ServerWorld server, RunMarker marker) {
        this.world = world;
        this.server = server;
        this.marker = marker.word("");
    }

    @Then("what is remembered anew is in a pack for a goal that it fits")
    @UsedOnce("the one requirement about remembering")
    public void isFound() throws InterruptedException {
        remember();
        found();
    }

    private void remember() throws InterruptedException {
        Optional<RememberTool> tool = world.claim().remember();
        if (tool.isEmpty()) {
            return;
        }
        ObjectNode arguments =
                (ObjectNode) Json.parse(marked(Json.write(tool.get().arguments())));
        Optional<ToolCall> call = server.call(tool.get().tool(), "remember", arguments);
        stored = call.filter(ToolCall::succeeded).isPresent();
        if (call.isPresent() && !stored) {
            String why = call.get().refused()
                    ? PackWorld.refusal(call.get())
                    : call.get().answer().describe();
            world.evidence()
                    .blocked(call.get().line() + " failed: " + Shown.text(why) + "; correct `remember` in the profile");
        }
    }

    private void found() throws InterruptedException {
        Optional<RememberTool> tool = world.claim().remember().filter(claimed -> stored);
        if (tool.isEmpty()) {
            return;
        }
        // An index may lag behind what was stored; the profile says how far. What looking takes does not count.
        long looks = tool.get().within().toMillis() / BETWEEN_LOOKS_MILLIS;
        Optional<Pack> pack = look(tool.get());
        for (long left = looks; pack.isPresent() && !shows(pack.get()) && left > 0; left--) {
            server.pause(Duration.ofMillis(BETWEEN_LOOKS_MILLIS));
            pack = look(tool.get());
        }
        pack.ifPresent(one -> world.check(one, Pointer.parse("/sections"))
                .that(
                        shows(one),
                        "no item shows what " + tool.get().tool() + " has stored (\"" + marker + "\")",
                        "an item with " + marker));
    }

    private Optional<Pack> look(RememberTool tool) throws InterruptedException {
        ObjectNode goal = Json.object().put("goal", marked(tool.goal()));
        Optional<ToolCall> call = world.call("what was remembered", goal, Json.object());
        Optional<Pack> pack = call.flatMap(world::pack);
        if (call.isPresent() && pack.isEmpty()) {
            world.evidence().blocked(world.noPack(call.get()));
        }
        return pack;
    }

    private boolean shows(Pack pack) {
        return Json.write(pack.node().path("sections")).contains(marker);
    }

    private String marked(String text) {
        return text.replace(RememberTool.MARKER, marker);
    }
}
