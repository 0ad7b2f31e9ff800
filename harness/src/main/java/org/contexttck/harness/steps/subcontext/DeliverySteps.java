package org.contexttck.harness.steps.subcontext;

import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.verdict.Fault;

/** Whether messages arrive, once and in order. */
public final class DeliverySteps {

    private final GatewayScene scene;
    private final Faults faults;

    public DeliverySteps(GatewayScene scene) {
        this.scene = scene;
        this.faults = new Faults(scene);
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
        for (Probe probe : scene.probes()) {
            probe.receivers().forEach((name, receiver) -> reaches(probe, name, receiver, most));
        }
    }

    private void reaches(Probe probe, String name, GatewayParticipant receiver, int most) {
        List<Arrival> got = receiver.got(probe.key());
        if (got.isEmpty()) {
            scene.evidence().observed();
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
        List<Probe> sent = scene.probes().stream()
                .filter(probe -> probe.from().equals(name))
                .sorted(Comparator.comparingLong(Probe::order))
                .toList();
        for (Map.Entry<String, GatewayParticipant> one :
                scene.everybodyBut(name).entrySet()) {
            List<Probe> late = new ArrayList<>();
            Probe last = null;
            long reached = 0;
            for (Probe probe : sent) {
                List<Arrival> got = one.getValue().got(probe.key());
                if (got.isEmpty()) {
                    faults.lost(probe, one.getKey());
                    continue;
                }
                scene.evidence().observed();
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

    private void overtaken(Map.Entry<String, GatewayParticipant> at, List<Probe> early, Probe last) {
        if (early.isEmpty()) {
            return;
        }
        Probe first = early.get(0);
        faults.broke(
                first,
                at.getValue(),
                at.getValue().got(first.key()).get(0),
                Fault.of(
                        "",
                        first.name() + " of \"" + first.from() + "\" reached \"" + at.getKey() + "\" before "
                                + last.name() + ", which was sent earlier",
                        "the order in which it was sent",
                        early.size() + " messages that overtook another"));
    }
}
