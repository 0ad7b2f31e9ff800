package org.contexttck.harness.steps.subcontext;

import io.cucumber.java.en.Given;
import java.util.List;
import org.contexttck.harness.steps.shared.UsedOnce;

/** Who takes part. */
public final class JoinSteps {

    private final GatewayWorld world;
    private final FaultSteps faults;

    public JoinSteps(GatewayWorld world, FaultSteps faults) {
        this.world = world;
        this.faults = faults;
    }

    @Given("{string}, {string} and {string} have joined")
    public void joined(String first, String second, String third) throws InterruptedException {
        world.join(List.of(first, second, third));
    }

    @Given("{string} has left")
    @UsedOnce("who is gone matters to filters only")
    public void left(String name) {
        world.leave(name);
    }

    @Given("{string} has joined {}")
    public void joinedToo(String name, String how) throws InterruptedException {
        if (world.everybody().isEmpty()) {
            return;
        }
        switch (how) {
            case "too" -> world.join(List.of(name));
            case "over a relay" -> faults.join(name);
            default -> throw new IllegalArgumentException("nobody joins \"" + how + "\"");
        }
    }
}
