package org.contexttck.harness.steps.shared;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Pointer;

/** Results as they are: a place in them, held against an {@link Expectation}, or against the same place in the others. */
public final class ResultDemands implements Subject {

    private static final String ALIKE = "the same in all results";
    private static final String DIFFERENT = "another in each result of a tool";
    private static final String NO_CLAIM = "not true in a success";

    private final ServerWorld world;

    public ResultDemands(ServerWorld world) {
        this.world = world;
    }

    public static List<String> rows() {
        return List.of(ALIKE, DIFFERENT, NO_CLAIM);
    }

    @Override
    public void has(Predicate<ToolCall> which, String at, String mustBe) {
        Pointer place = Pointer.parse(at);
        switch (mustBe) {
            case ALIKE -> alike(place);
            case DIFFERENT -> different(place);
            case NO_CLAIM -> world.answered().forEach(call -> claimsNothing(call, place));
            default -> is(which, place, Expectation.of(mustBe));
        }
    }

    private void is(Predicate<ToolCall> which, Pointer place, Expectation expected) {
        world.answered().stream()
                .filter(which)
                .forEach(call ->
                        world.check(call, place).that(expected.holds().test(call.at(place)), expected.demand()));
    }

    private void different(Pointer place) {
        Map<String, Map<JsonNode, ToolCall>> seen = new HashMap<>();
        for (ToolCall call : world.results()) {
            Optional<JsonNode> value = call.at(place);
            if (value.isEmpty()) {
                world.evidence().setAside(call.line() + " has no " + place);
                continue;
            }
            Optional<ToolCall> earlier = Optional.ofNullable(
                    seen.computeIfAbsent(call.tool(), tool -> new HashMap<>()).putIfAbsent(value.get(), call));
            world.check(call, place)
                    .saw(Shown.at(value) + " both times")
                    .that(
                            earlier.isEmpty(),
                            place + " is the same as that of "
                                    + earlier.map(ToolCall::line).orElse("no other"),
                            "a text that tells the two apart");
        }
    }

    private void alike(Pointer place) {
        List<ToolCall> calls = world.results();
        for (ToolCall call : calls.subList(Math.min(1, calls.size()), calls.size())) {
            Optional<JsonNode> first = calls.get(0).at(place);
            world.check(call, place)
                    .that(
                            first.equals(call.at(place)),
                            place + " differs from that of " + calls.get(0).line(),
                            Shown.at(first));
        }
    }

    private void claimsNothing(ToolCall call, Pointer place) {
        boolean claimed = call.at(place)
                .filter(flag -> flag.isBoolean() && flag.booleanValue())
                .isPresent();
        world.check(call, place).that(call.refused() || !claimed, "must be true only where something was done");
    }
}
