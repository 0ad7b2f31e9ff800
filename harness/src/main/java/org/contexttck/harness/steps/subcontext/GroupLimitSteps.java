package org.contexttck.harness.steps.subcontext;

import io.cucumber.java.en.Then;
import java.util.Optional;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.json.Json;

/** The limits of grouping: they exist, and are reported when they are reached. */
public final class GroupLimitSteps {

    private static final int MOST = 200_000;

    private final ParticipantScene scene;
    private final ArrivalSteps arrivals;
    private String limit = "";

    public GroupLimitSteps(ParticipantScene scene, ArrivalSteps arrivals) {
        this.scene = scene;
        this.arrivals = arrivals;
    }

    private void names(String name) {
        limit = name;
        if (!scene.can("grouping")) {
            return;
        }
        long at = scene.target().hello().path("limits").path(name).asLong(0);
        boolean named = scene.check()
                .saw(Shown.at(Optional.ofNullable(scene.target().hello().get("limits"))))
                .that(at != 0, "hello names no limit of " + name + ", must be there", "a limit of " + name);
        if (!named) {
            scene.stop();
        } else if (at > MOST) {
            scene.evidence().inconclusive("its limit of " + name + " is " + at + ", too many to try");
            scene.stop();
        }
    }

    @Then("it says so when one context more arrives than its limit of {string}")
    @UsedOnce("the outline tries both limits")
    public void saysSo(String name) throws InterruptedException {
        names(name);
        oneMore();
        says();
    }

    private void oneMore() throws InterruptedException {
        if (scene.usable()) {
            int over = scene.target().hello().path("limits").path(limit).asInt() + 1;
            if (limit.equals("depth")) {
                arrivals.chain(over);
            } else {
                arrivals.sideBySide(over);
            }
        }
    }

    private void says() throws InterruptedException {
        if (!scene.usable()) {
            return;
        }
        if (scene.notTaken().filter(reason -> reason.contains("refused")).isPresent()) {
            scene.evidence().observed();
            return;
        }
        scene.judged("contexts", Json.object(), "its contexts").ifPresent(answer -> {
            answer.path("limits").forEach(scene.limits()::add);
            boolean said = scene.limits().stream()
                    .anyMatch(one -> one.path("limit").asText().equals(limit)
                            && one.path("messages").asLong() > 0);
            scene.check()
                    .saw(Shown.at(Optional.ofNullable(answer.get("limits"))))
                    .that(
                            said,
                            "one more than the limit of " + limit
                                    + " arrived, and it said nothing of it, must report it",
                            "limits that name " + limit);
        });
    }
}
