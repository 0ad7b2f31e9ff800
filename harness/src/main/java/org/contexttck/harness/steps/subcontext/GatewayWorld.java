package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.Barriers;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.target.gateway.GatewayTarget;
import org.contexttck.harness.target.shared.BlockedScenarios;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.wire.Answer.Meanwhile;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/**
 * What a scenario about a gateway works with: its participants, and the messages that the checks look for. Where the gateway
 * does not let the scenario begin, that ends up as evidence, and there is nobody to send anything.
 */
public final class GatewayWorld implements AutoCloseable {

    private final GatewayTarget target;
    private final Evidence evidence;
    private final BlockedScenarios before;
    private final Barriers barriers;
    private final Map<String, GatewayParticipant> participants = new LinkedHashMap<>();
    private final List<SentMessage> probes = new ArrayList<>();
    private Optional<String> room = Optional.empty();
    private final String world;
    private int marks;

    public GatewayWorld(GatewayTarget target, Evidence evidence, BlockedScenarios before) {
        this.target = target;
        this.evidence = evidence;
        this.before = before;
        this.world = target.newScene();
        this.barriers = new Barriers(target, this::newMark, target.form().usualKind());
    }

    Evidence evidence() {
        return evidence;
    }

    GatewayTarget target() {
        return target;
    }

    Barriers barriers() {
        return barriers;
    }

    /** A text that is in no other scenario of any run: for ids of contexts, of which a gateway may remember more than their id. */
    String run() {
        return "tck-" + world;
    }

    /** Lets them join one room, beside those who are there, and makes sure that everybody hears everybody. */
    void join(List<String> names) throws InterruptedException {
        if (before.repeated().isPresent()) {
            evidence.blocked(before.repeated().get());
            return;
        }
        String here = room.orElseGet(target::newRoom);
        room = Optional.of(here);
        try {
            for (String name : names) {
                add(name, target.join(name, here));
            }
        } catch (Unreachable gone) {
            if (gone.isUnanswered()) {
                evidence.unclear(gone.getMessage());
            }
            blocked(gone.getMessage());
            return;
        }
        Optional<String> deaf = barriers.meet(participants);
        if (deaf.isPresent()) {
            doubtIf(participants.values().iterator().next(), deaf.get());
            blocked(deaf.get());
        }
    }

    /** Takes a participant in who has joined otherwise. */
    void add(String name, GatewayParticipant participant) {
        evidence.recordedIn(participant.transcript());
        participants.put(name, participant);
    }

    /** Where the scenario takes place. */
    String room() {
        return room.orElseGet(target::newRoom);
    }

    private void blocked(String reason) {
        if (!evidence.isUnclear()) {
            before.add(reason);
        }
        evidence.blocked(reason);
        leave();
    }

    /** One of them leaves. */
    void leave(String name) {
        Optional.ofNullable(participants.remove(name)).ifPresent(target::release);
    }

    /** Nobody is left to send anything. */
    void leave() {
        participants.values().forEach(target::release);
        participants.clear();
    }

    /** A participant by what the features call it; empty if the scenario could not begin. */
    Optional<GatewayParticipant> who(String name) {
        return Optional.ofNullable(participants.get(name));
    }

    /** Everybody, by what the features call them. */
    Map<String, GatewayParticipant> everybody() {
        return new LinkedHashMap<>(participants);
    }

    /** Everybody but one. */
    Map<String, GatewayParticipant> everybodyBut(String name) {
        Map<String, GatewayParticipant> others = everybody();
        others.remove(name);
        return others;
    }

    /** A kind that the gateway passes on. */
    String usualKind() {
        return target.form().usualKind();
    }

    /** A text that marks one message. */
    String newMark() {
        return world + "-" + (++marks);
    }

    /** Sends a message for the checks that follow to look for. */
    void send(String name, String from, ObjectNode envelope) {
        send(name, from, envelope, Json.write(envelope));
    }

    /** Sends it in a text of its own, which need not be what the tree would be written as. */
    void send(String name, String from, ObjectNode envelope, String text) {
        who(from).ifPresent(sender -> {
            String mark = envelope.path("payload").path(Arrival.MARK).asText("");
            Map<String, GatewayParticipant> receivers = everybodyBut(from);
            receivers.values().removeIf(one -> !SentMessage.isFor(envelope, one));
            probes.add(new SentMessage(name, from, sender, envelope, mark, sender.send(text), receivers));
        });
    }

    /** The messages that checks look for, in the order sent. */
    List<SentMessage> probes() {
        return List.copyOf(probes);
    }

    /** The checks that follow look for none of the messages so far. */
    void forget() {
        probes.clear();
    }

    /** Waits until everybody has got all that the gateway will send them of what this participant has sent. */
    void settle(String from) throws InterruptedException {
        Optional<GatewayParticipant> sender = who(from);
        if (sender.isPresent()) {
            barriers.settle(sender.get(), List.copyOf(participants.values())).ifPresent(evidence::unclear);
            awaitStragglers();
        }
    }

    /** A gateway that does not keep the order may still have something under way; it gets a moment of quiet to show it. */
    private void awaitStragglers() throws InterruptedException {
        Duration grace = target.limits().quiet().plus(Barriers.GRACE);
        await(() -> !missing()
                || participants.values().stream().allMatch(one -> one.quiet().compareTo(grace) >= 0));
    }

    /** Waits until everybody has got everything, however long that may take: for what is about order and not about loss. */
    void awaitAll() throws InterruptedException {
        await(() -> !missing());
    }

    private void await(BooleanSupplier done) throws InterruptedException {
        boolean inTime = target.await(done, target.limits().answer());
        for (GatewayParticipant one : participants.values()) {
            if (!inTime && one.closed().isEmpty()) {
                doubtIf(
                        one,
                        one.id() + " did not get all in "
                                + target.limits().answer().toMillis() + " ms");
            }
        }
    }

    /** What did not come is held against a gateway only if that could have sent it. */
    void doubtIf(GatewayParticipant waiting, String what) throws InterruptedException {
        if (waiting.closed().isEmpty()) {
            Meanwhile seen = target.meanwhile(waiting);
            if (!seen.evident()) {
                evidence.unclear(what + ", " + seen.text());
            }
        }
    }

    private boolean missing() {
        return probes.stream()
                .anyMatch(probe -> probe.receivers().values().stream()
                        .anyMatch(one -> one.closed().isEmpty() && probe.at(one).isEmpty()));
    }

    @Override
    public void close() {
        leave();
    }
}
