package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.json.Pointer;
import org.contexttck.harness.target.ToolCall;

/** null for an argument that may be left out (CP-S-22; R64). */
public final class NullSteps {

    private static final List<String> IN_FORCE = List.of("intent", "layer", "domain", "project", "query");

    private final PackScene scene;

    public NullSteps(PackScene scene) {
        this.scene = scene;
    }

    @Then("each call is refused, or its pack is the one for {string} without null")
    public void asWithoutNull(String goal) throws InterruptedException {
        Optional<Pack> plain = plain(goal);
        Optional<Pack> again = plain(goal);
        if (plain.isEmpty() || again.isEmpty()) {
            return;
        }
        boolean steady = plain.get().ids().equals(again.get().ids());
        for (ToolCall call : scene.calls()) {
            Optional<Pack> pack = scene.pack(call);
            if (call.refused()) {
                scene.evidence().observed();
            } else if (pack.isEmpty()) {
                scene.evidence().blocked(scene.noPack(call));
            } else {
                compare(plain.get(), pack.get(), steady);
            }
        }
    }

    private Optional<Pack> plain(String goal) throws InterruptedException {
        Optional<ToolCall> call = scene.call(goal, "{}");
        Optional<Pack> pack = call.flatMap(scene::pack);
        if (call.isPresent() && pack.isEmpty()) {
            scene.evidence().blocked(scene.noPack(call.get()));
        }
        return pack;
    }

    /** @param steady whether the tool finds the same whenever it is asked the same */
    private void compare(Pack plain, Pack pack, boolean steady) {
        for (String member : IN_FORCE) {
            JsonNode expected = plain.node().path(member);
            boolean same = pack.node().path(member).equals(expected);
            scene.check(pack, Pointer.parse("/" + member), same, "must be " + expected + " as without null");
        }
        scene.evidence().observed();
        if (steady && !pack.ids().equals(plain.ids())) {
            String what = "the pack holds " + pack.ids().size() + " items that are not the "
                    + plain.ids().size() + " of the call without null, must be the same";
            scene.broke(pack, Pointer.parse("/sections"), what, "the items of the call without null");
        }
    }
}
