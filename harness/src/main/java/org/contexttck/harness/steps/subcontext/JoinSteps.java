package org.contexttck.harness.steps.subcontext;

import io.cucumber.java.en.Given;
import java.util.List;

/** Who takes part. */
public final class JoinSteps {

    private final GatewayScene scene;

    public JoinSteps(GatewayScene scene) {
        this.scene = scene;
    }

    @Given("{string}, {string} and {string} have joined")
    public void joined(String first, String second, String third) throws InterruptedException {
        scene.join(List.of(first, second, third));
    }

    @Given("{string} has joined too")
    public void joinedToo(String name) throws InterruptedException {
        if (!scene.everybody().isEmpty()) {
            scene.join(List.of(name));
        }
    }
}
