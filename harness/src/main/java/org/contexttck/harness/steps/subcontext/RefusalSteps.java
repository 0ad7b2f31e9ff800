package org.contexttck.harness.steps.subcontext;

import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.websocket.WebSocketClosed;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** Messages that a gateway may refuse, as long as it says so and nobody suffers for it. */
public final class RefusalSteps {

    private final GatewayScene scene;
    private final Faults faults;

    public RefusalSteps(GatewayScene scene) {
        this.scene = scene;
        this.faults = new Faults(scene);
    }

    @Then("each reaches every other participant, or its sender is told of an error")
    public void reachesOrTold() {
        List<Probe> refused = new ArrayList<>();
        for (Probe probe : scene.probes()) {
            List<String> missing = probe.receivers().entrySet().stream()
                    .filter(one -> one.getValue().got(probe.key()).isEmpty())
                    .map(Map.Entry::getKey)
                    .toList();
            scene.evidence().observed();
            if (missing.size() == probe.receivers().size()) {
                refused.add(probe);
            } else {
                missing.forEach(name -> faults.lost(probe, name));
            }
        }
        untold(refused).forEach(this::vanished);
    }

    /** Those for which no error came: neither one that names them, nor one of those that name no message. */
    private List<Probe> untold(List<Probe> refused) {
        List<Probe> untold = new ArrayList<>();
        for (Map.Entry<String, GatewayParticipant> sender : scene.everybody().entrySet()) {
            List<Probe> own = refused.stream()
                    .filter(probe -> probe.sender() == sender.getValue())
                    .toList();
            if (own.isEmpty() || saidWhy(sender.getValue())) {
                continue;
            }
            List<Arrival> errors = sender.getValue().errorsAfter(own.get(0).order());
            long nameless = errors.stream()
                    .filter(error -> scene.probes().stream().noneMatch(probe -> probe.namedBy(error.json())))
                    .count();
            own.stream()
                    .filter(probe -> errors.stream().noneMatch(error -> probe.namedBy(error.json())))
                    .skip(nameless)
                    .forEach(untold::add);
        }
        return untold;
    }

    private static boolean saidWhy(GatewayParticipant sender) {
        return sender.closed().filter(WebSocketClosed::saysWhy).isPresent();
    }

    private void vanished(Probe probe) {
        String gone = probe.sender()
                .closed()
                .map(closed -> "; its sender's connection was " + closed.describe())
                .orElse("");
        faults.broke(
                probe,
                Fault.of(
                        "",
                        probe.line() + " vanished: it reached nobody, and \"" + probe.from() + "\" was told of no error"
                                + gone,
                        "the message at the others, or an error to its sender",
                        "neither" + gone));
    }

    @Then("everybody is still connected and served")
    public void allServed() throws InterruptedException {
        connectedAndServed(scene.everybody());
    }

    @Then("everybody but {string} is still connected and served")
    public void othersServed(String name) throws InterruptedException {
        connectedAndServed(scene.everybodyBut(name));
    }

    private void connectedAndServed(Map<String, GatewayParticipant> participants) throws InterruptedException {
        participants.forEach((name, one) -> {
            scene.evidence().observed();
            one.closed().ifPresent(closed -> disconnected(name, one, closed));
        });
        if (participants.values().stream().allMatch(one -> one.closed().isEmpty())) {
            served(participants);
        }
    }

    private void disconnected(String name, GatewayParticipant one, WebSocketClosed closed) {
        scene.evidence()
                .broke(Fault.of(
                                "",
                                "the connection of \"" + name + "\" was " + closed.describe() + ", must stay open",
                                "an open connection",
                                closed.describe())
                        .shownBy(one.transcript(), List.of()));
    }

    private void served(Map<String, GatewayParticipant> participants) throws InterruptedException {
        if (participants.isEmpty()) {
            return;
        }
        scene.evidence().observed();
        scene.meeting()
                .meet(participants)
                .ifPresent(reason -> scene.evidence()
                        .broke(Fault.of("", "afterwards " + reason, "everybody hears everybody", reason)));
    }

    /** One that is not refused has to be corrected, or to leave nothing open. */
    @Then("each arrives {}, or its sender is told of an error")
    public void arrives(String how) {
        switch (how) {
            case "as from its sender" -> notForged();
            case "so that all read it alike" -> readAlike();
            default -> throw new IllegalArgumentException("nothing arrives \"" + how + "\"");
        }
    }

    private void notForged() {
        for (Probe probe : scene.probes()) {
            boolean delivered = false;
            for (Map.Entry<String, GatewayParticipant> one : probe.receivers().entrySet()) {
                for (Arrival arrival : one.getValue().got(probe.key())) {
                    delivered = true;
                    from(probe, one, arrival);
                }
            }
            scene.evidence().observed();
            if (!delivered && probe.sender().errorsAfter(probe.order()).isEmpty()) {
                vanished(probe);
            }
        }
    }

    private void from(Probe probe, Map.Entry<String, GatewayParticipant> at, Arrival arrival) {
        String from = arrival.json().path("from").asText("");
        if (!from.equals(probe.sender().id())) {
            faults.broke(
                    probe,
                    at.getValue(),
                    arrival,
                    Fault.of(
                                    "",
                                    probe.name() + " of \"" + probe.from() + "\" reached \"" + at.getKey()
                                            + "\" as from somebody else",
                                    probe.sender().id() + ", or a refusal",
                                    from)
                            .at("/from", from));
        }
    }

    /** A member twice leaves open which one counts, so that two receivers may see two contexts. */
    private void readAlike() {
        for (Probe probe : scene.probes()) {
            boolean delivered = false;
            for (var one : probe.receivers().entrySet()) {
                for (Arrival arrival : one.getValue().got(probe.key())) {
                    delivered = true;
                    scene.evidence().observed();
                    if (!arrival.notes().isEmpty()) {
                        ambiguous(probe, one.getKey(), one.getValue(), arrival);
                    }
                }
            }
            boolean told = !probe.sender().errorsAfter(probe.order()).isEmpty();
            if (told && !delivered) {
                scene.evidence().observed();
            } else if (!delivered) {
                faults.lost(probe, "anybody");
            }
        }
    }

    private void ambiguous(Probe probe, String name, GatewayParticipant receiver, Arrival arrival) {
        String note = arrival.notes().get(0).text();
        faults.broke(
                probe,
                receiver,
                arrival,
                Fault.of(
                                "",
                                probe.name() + " at \"" + name + "\": " + note
                                        + ", must be refused or read alike by all",
                                "one reading",
                                Shown.text(Json.write(arrival.json())))
                        .at("/context", Shown.at(Pointer.parse("/context").at(arrival.json()))));
    }
}
