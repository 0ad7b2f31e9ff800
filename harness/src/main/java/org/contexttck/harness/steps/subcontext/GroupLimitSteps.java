package org.contexttck.harness.steps.subcontext;

import io.cucumber.java.en.Then;
import java.util.Optional;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.json.Json;

/** The limits of grouping: they exist, and are reported when they are reached. */
public final class GroupLimitSteps {

    private static final int MOST = 200_000;

    private final ParticipantWorld world;
    private final ArrivalSteps arrivals;
    private String limit = "";

    public GroupLimitSteps(ParticipantWorld world, ArrivalSteps arrivals) {
        this.world = world;
        this.arrivals = arrivals;
    }

    private void names(String name) {
        limit = name;
        if (!world.can("grouping")) {
            return;
        }
        long at = world.target().hello().path("limits").path(name).asLong(0);
        boolean named = world.check()
                .saw(Shown.at(Optional.ofNullable(world.target().hello().get("limits"))))
                .that(at != 0, "hello names no limit of " + name + ", must be there", "a limit of " + name);
        if (!named) {
            world.stop();
        } else if (at > MOST) {
            world.evidence().inconclusive("its limit of " + name + " is " + at + ", too many to try");
            world.stop();
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
        if (world.usable()) {
            int over = world.target().hello().path("limits").path(limit).asInt() + 1;
            if (limit.equals("depth")) {
                arrivals.chain(over);
            } else {
                arrivals.sideBySide(over);
            }
        }
    }

    private void says() throws InterruptedException {
        if (!world.usable()) {
            return;
        }
        if (world.notTaken().filter(reason -> reason.contains("refused")).isPresent()) {
            world.evidence().observed();
            return;
        }
        world.judged("contexts", Json.object(), "its contexts").ifPresent(answer -> {
            answer.path("limits").forEach(world.limits()::add);
            boolean said = world.limits().stream()
                    .anyMatch(one -> one.path("limit").asText().equals(limit)
                            && one.path("messages").asLong() > 0);
            world.check()
                    .saw(Shown.at(Optional.ofNullable(answer.get("limits"))))
                    .that(
                            said,
                            "one more than the limit of " + limit
                                    + " arrived, and it said nothing of it, must report it",
                            "limits that name " + limit);
        });
    }
}
