package org.contexttck.harness.steps.subcontext;

import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;

/** Whether messages arrive, once and in order. */
public final class DeliverySteps {

    private final GatewayWorld world;
    private final MessageFaults faults;

    public DeliverySteps(GatewayWorld world) {
        this.world = world;
        this.faults = new MessageFaults(world);
    }

    @Then("each reaches every other participant once")
    public void reachesOnce() {
        reaches(1);
    }

    /** How often is another matter. */
    @Then("each reaches every other participant")
    public void reaches() {
        reaches(Integer.MAX_VALUE);
    }

    private void reaches(int most) {
        for (SentMessage probe : world.probes()) {
            probe.receivers().forEach((name, receiver) -> reaches(probe, name, receiver, most));
        }
    }

    /** Whom the first message reaches is the gateway's own matter; the others are addressed in the same way. */
    @Then("each reaches whom the first one reaches, and nobody else")
    @UsedOnce("only what is addressed need not reach everybody")
    public void reachesWhomTheFirstReaches() {
        List<SentMessage> probes = world.probes();
        for (SentMessage probe : probes) {
            for (Map.Entry<String, GatewayParticipant> one :
                    world.everybodyBut(probe.from()).entrySet()) {
                boolean first = !probes.get(0).at(one.getValue()).isEmpty();
                List<Arrival> got = probe.at(one.getValue());
                world.evidence().observed();
                if (first && got.isEmpty()) {
                    faults.lost(probe, one.getKey());
                } else if (!first && !got.isEmpty()) {
                    faults.check(probe, one.getValue(), got.get(0))
                            .that(
                                    false,
                                    probe.line() + " reached \"" + one.getKey() + "\", which "
                                            + probes.get(0).line() + " with the same address did not",
                                    "nothing of it");
                }
            }
        }
    }

    private void reaches(SentMessage probe, String name, GatewayParticipant receiver, int most) {
        List<Arrival> got = probe.at(receiver);
        if (got.isEmpty()) {
            world.evidence().observed();
            faults.lost(probe, name);
        } else {
            faults.check(probe, receiver, got.get(Math.min(1, got.size() - 1)))
                    .saw(got.size() + " times")
                    .that(
                            got.size() <= most,
                            probe.line() + " reached \"" + name + "\" " + got.size() + " times, must once",
                            "once");
        }
    }

    @Then("the messages of {string} arrive in the order sent")
    public void inOrder(String name) {
        List<SentMessage> sent = world.probes().stream()
                .filter(probe -> probe.from().equals(name))
                .sorted(Comparator.comparingLong(SentMessage::order))
                .toList();
        for (Map.Entry<String, GatewayParticipant> one :
                world.everybodyBut(name).entrySet()) {
            List<SentMessage> late = new ArrayList<>();
            SentMessage last = null;
            long reached = 0;
            for (SentMessage probe : sent) {
                List<Arrival> got = probe.at(one.getValue());
                if (got.isEmpty()) {
                    faults.lost(probe, one.getKey());
                    continue;
                }
                world.evidence().observed();
                if (got.get(0).order() < reached) {
                    late.add(probe);
                } else {
                    reached = got.get(0).order();
                    last = probe;
                }
            }
            overtaken(one, late, last);
        }
    }

    private void overtaken(Map.Entry<String, GatewayParticipant> at, List<SentMessage> early, SentMessage last) {
        if (early.isEmpty()) {
            return;
        }
        SentMessage first = early.get(0);
        faults.check(first, at.getValue(), first.at(at.getValue()).get(0))
                .saw(early.size() + " messages that overtook another")
                .that(
                        false,
                        first.name() + " of \"" + first.from() + "\" reached \"" + at.getKey() + "\" before "
                                + last.name() + ", which was sent earlier",
                        "the order in which it was sent");
    }
}
