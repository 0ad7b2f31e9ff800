package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Pointer;

/** null for an argument that may be left out (CP-S-22; R64). */
public final class Nulls {

    private static final List<String> IN_FORCE = List.of("intent", "layer", "domain", "project", "query");

    private final PackWorld world;

    public Nulls(PackWorld world) {
        this.world = world;
    }

    void asWithoutNull(List<Pack> packs) throws InterruptedException {
        Optional<Pack> plain = plain(PackWords.MATCHES);
        Optional<Pack> again = plain(PackWords.MATCHES);
        if (plain.isPresent() && again.isPresent()) {
            boolean steady = plain.get().ids().equals(again.get().ids());
            packs.forEach(pack -> compare(plain.get(), pack, steady));
        }
    }

    private Optional<Pack> plain(String goal) throws InterruptedException {
        Optional<ToolCall> call = world.call(goal, "{}");
        Optional<Pack> pack = call.flatMap(world::pack);
        if (call.isPresent() && pack.isEmpty()) {
            world.evidence().blocked(world.noPack(call.get()));
        }
        return pack;
    }

    /** @param steady whether the tool finds the same whenever it is asked the same */
    private void compare(Pack plain, Pack pack, boolean steady) {
        for (String member : IN_FORCE) {
            JsonNode expected = plain.node().path(member);
            boolean same = pack.node().path(member).equals(expected);
            world.check(pack, Pointer.parse("/" + member), same, "must be " + expected + " as without null");
        }
        world.check(pack, Pointer.parse("/sections"))
                .that(
                        !steady || pack.ids().equals(plain.ids()),
                        "the pack holds " + pack.ids().size() + " items that are not the "
                                + plain.ids().size() + " of the call without null, must be the same",
                        "the items of the call without null");
    }
}
