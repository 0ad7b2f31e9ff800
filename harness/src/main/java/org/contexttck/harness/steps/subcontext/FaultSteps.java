package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.JsonNode;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.gateway.Relay;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.JsonEquality;

/** One participant whose connection slices, stalls or breaks, beside others who must not notice. */
public final class FaultSteps implements AutoCloseable {

    private static final List<String> KEPT = List.of("kind", "context", "payload");
    private static final Duration QUIET = Duration.ofMillis(500);

    private final GatewayWorld world;
    private final MessageFaults faults;
    private Optional<Relay> relay = Optional.empty();
    private Optional<GatewayParticipant> behind = Optional.empty();
    private String name = "";

    public FaultSteps(GatewayWorld world) {
        this.world = world;
        this.faults = new MessageFaults(world);
    }

    /** Lets somebody join over a relay, whom the checks for everybody do not count. */
    void join(String who) throws InterruptedException {
        name = who;
        try {
            relay = Optional.of(world.target().relay());
            behind = Optional.of(world.target().join(who, world.room(), relay));
        } catch (IOException | Unreachable gone) {
            world.evidence().blocked("over a relay: " + gone.getMessage());
        }
    }

    @When("the relay {}")
    public void relay(String does) throws InterruptedException {
        switch (does) {
            case "cuts what goes through it into slices" -> relay.ifPresent(Relay::slice);
            case "stands still" -> relay.ifPresent(Relay::stall);
            case "goes on" -> goesOn();
            case "breaks its connections" -> relay.ifPresent(Relay::reset);
            default -> throw new IllegalArgumentException("the relay never " + does);
        }
    }

    private void goesOn() throws InterruptedException {
        relay.ifPresent(Relay::goOn);
        if (behind.isPresent()) {
            world.target()
                    .await(
                            () -> behind.get().quiet().compareTo(QUIET) >= 0,
                            world.target().limits().answer());
        }
    }

    /** Whether somebody has joined over the relay. */
    boolean isBehind(String who) {
        return behind.isPresent() && name.equals(who);
    }

    /** Whoever has joined over the relay has to get all messages. */
    void all(String who) throws InterruptedException {
        goesOn();
        if (behind.isPresent()
                && world.probes().stream()
                        .anyMatch(probe -> probe.at(behind.get()).isEmpty())) {
            world.doubtIf(behind.get(), who + " did not get all");
        }
        behind.ifPresent(one -> world.probes().forEach(probe -> {
            world.evidence().observed();
            if (probe.at(one).isEmpty()) {
                faults.lost(probe, who);
            }
        }));
    }

    /** It may have lost some, or its whole connection; what did come must be right. */
    @Then("whatever {string} got is unchanged, once and in order")
    public void sound(String who) {
        behind.ifPresent(one -> {
            long last = 0;
            for (SentMessage probe : world.probes()) {
                List<Arrival> got = probe.at(one);
                if (got.isEmpty()) {
                    continue;
                }
                Arrival first = got.get(0);
                String how = got.size() > 1
                        ? got.size() + " times"
                        : first.order() < last ? "behind a later one" : same(probe, first) ? "" : "changed";
                faults.check(probe, one, first, probe.name() + " reached \"" + name + "\" over a faulty connection ")
                        .saw(how)
                        .that(how.isEmpty(), how, "unchanged, once and in order");
                last = Math.max(last, first.order());
            }
        });
    }

    private static boolean same(SentMessage probe, Arrival arrival) {
        return KEPT.stream().allMatch(member -> {
            JsonNode sent = probe.envelope().path(member);
            JsonNode got = arrival.json().path(member);
            return sent.isMissingNode() ? got.isMissingNode() : JsonEquality.equalAsDoubles(sent, got);
        });
    }

    @Override
    public void close() {
        behind.ifPresent(world.target()::release);
        relay.ifPresent(Relay::close);
    }
}
