package org.contexttck.harness.steps.transientcontext;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.claim.ExpectedHint;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.profile.claim.WorkflowTool;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.Expectation;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Pointer;

/** What a hint of a workflow step must be (TC-S-12, TC-S-13, TC-S-18). */
public final class HintDemands {

    public static final Demands<HintDemands, ToolCall> ROWS = new Demands<HintDemands, ToolCall>()
            .each("/tool and /consumedBy", "those of the profile for its step", HintDemands::asTheProfileHasIt)
            .all("the hints", "those of the other steps of the loop", HintDemands::alike)
            .all("/tool and /consumedBy", "tools that the server lists", HintDemands::listed)
            .expecting(HintDemands::is);

    private final ServerWorld world;
    private final TransientContextClaim claim;

    public HintDemands(ServerWorld world, TransientContextClaim claim) {
        this.world = world;
        this.claim = claim;
    }

    private void is(ToolCall call, Pointer place, String mustBe) {
        Expectation expected = Expectation.of(mustBe);
        for (int i = 0; i < hints(call).size(); i++) {
            Optional<JsonNode> seen = place.at(hints(call).get(i));
            check(call, i, place.toString()).that(expected.holds().test(seen), expected.demand());
        }
    }

    private void asTheProfileHasIt(ToolCall call) {
        List<JsonNode> hints = hints(call);
        List<ExpectedHint> wanted = claim.workflow().stream()
                .filter(tool -> tool.tool().equals(call.tool()) && tool.hinted().equals(call.arguments()))
                .flatMap(tool -> tool.hints().stream())
                .toList();
        for (ExpectedHint expected : wanted) {
            Optional<JsonNode> hint = hints.stream()
                    .filter(one -> one.path("step").isNumber()
                            && one.path("step").decimalValue().compareTo(BigDecimal.valueOf(expected.step())) == 0)
                    .findFirst();
            if (hint.isEmpty()) {
                world.check(call, Marks.HINTS).that(false, "must hold a hint for step " + expected.step());
                continue;
            }
            boolean tool = !hint.get().path("tool").asText().equals(expected.tool());
            String member = tool ? "tool" : "consumedBy";
            String name = tool ? expected.tool() : expected.consumedBy();
            check(call, hints.indexOf(hint.get()), "/" + member)
                    .that(
                            hint.get().path(member).asText().equals(name),
                            "must be \"" + name + "\", as the step has it");
        }
    }

    private void alike(List<ToolCall> calls) {
        for (WorkflowTool tool : claim.workflow()) {
            List<ToolCall> loop = calls.stream()
                    .filter(call ->
                            tool.tool().equals(call.tool()) && tool.loop().contains(call.arguments()))
                    .toList();
            loop.stream()
                    .skip(1)
                    .forEach(call -> world.check(call, Marks.HINTS)
                            .that(
                                    hints(loop.get(0)).equals(hints(call)),
                                    Marks.HINTS + " differs from that of "
                                            + loop.get(0).line(),
                                    Shown.at(loop.get(0).at(Marks.HINTS))));
        }
    }

    private void listed(List<ToolCall> calls) throws InterruptedException {
        for (ToolCall call : calls) {
            List<JsonNode> hints = hints(call);
            for (int i = 0; i < hints.size(); i++) {
                for (String member : List.of("tool", "consumedBy")) {
                    JsonNode name = hints.get(i).path(member);
                    check(call, i, "/" + member)
                            .that(!name.isTextual() || world.lists(name.textValue()), "must be a tool in tools/list");
                }
            }
        }
    }

    /** The calls that brought hints. */
    List<ToolCall> hinting() {
        world.results().stream()
                .filter(call -> hints(call).isEmpty())
                .forEach(call -> world.evidence().setAside(call.line() + " carries no array of hints"));
        return world.results().stream().filter(call -> !hints(call).isEmpty()).toList();
    }

    private Check check(ToolCall call, int index, String place) {
        return world.check(call, Pointer.parse(Marks.HINTS + "/" + index + place));
    }

    /** The hints in a result; none if there is no array of them. */
    static List<JsonNode> hints(ToolCall call) {
        List<JsonNode> hints = new ArrayList<>();
        call.at(Marks.HINTS).filter(JsonNode::isArray).ifPresent(array -> array.forEach(hints::add));
        return hints;
    }
}
