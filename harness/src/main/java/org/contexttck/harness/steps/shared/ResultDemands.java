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

    private static final String DIFFERENT = "another in each result of a tool";
    private static final String NOT_IN_SUCCESS = "not true in a success";
    private static final String NOT_BESIDE_ERROR = "not true beside an error";

    private final ServerWorld world;

    public ResultDemands(ServerWorld world) {
        this.world = world;
    }

    public static List<String> rows() {
        return List.of(DIFFERENT, NOT_IN_SUCCESS, NOT_BESIDE_ERROR);
    }

    @Override
    public void has(Predicate<ToolCall> which, String at, String mustBe) {
        Pointer place = Pointer.parse(at);
        switch (mustBe) {
            case DIFFERENT -> different(place);
            case NOT_IN_SUCCESS ->
                world.answered().forEach(call -> notTrue(call, place, call.succeeded(), "where nothing was done"));
            case NOT_BESIDE_ERROR ->
                world.answered().forEach(call -> notTrue(call, place, call.refused(), "beside an error"));
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

    /** @param where it must not be true; elsewhere it says nothing */
    private void notTrue(ToolCall call, Pointer place, boolean where, String inWords) {
        boolean claimed = call.at(place)
                .filter(flag -> flag.isBoolean() && flag.booleanValue())
                .isPresent();
        world.check(call, place).that(!where || !claimed, "must not be true " + inWords);
    }
}
