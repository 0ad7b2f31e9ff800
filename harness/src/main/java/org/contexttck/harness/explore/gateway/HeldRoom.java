package org.contexttck.harness.explore.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.Monitor;
import org.contexttck.harness.monitor.Monitors;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.monitor.Oddity;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.profile.claim.GatewayFilter;
import org.contexttck.harness.profile.claim.SubContextClaim;
import org.contexttck.harness.profile.target.EnvelopeMark;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.Barriers;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.target.gateway.GatewayTarget;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/** A room while a conversation is held in it. Shows a monitor what was sent, and then what came of it to each who was there. */
final class HeldRoom {

    private static final String FILTERING = "SC-G-17";
    private static final String LONG = "x".repeat(6_000);

    private final GatewayTarget target;
    private final Optional<GatewayFilter> filter;
    private final Findings findings;
    private final Monitor monitor;
    private final String scene;
    private final String room;
    private final Barriers barriers;
    private final Map<String, GatewayParticipant> there = new LinkedHashMap<>();
    private final Map<String, String> ids = new HashMap<>();
    private final Map<GatewayParticipant, Long> heard = new HashMap<>();
    private final Set<String> spoke = new LinkedHashSet<>();
    private final List<Underway> underway = new ArrayList<>();
    private final List<Underway> sent = new ArrayList<>();
    private final Map<GatewayParticipant, Act.Asks> filters = new HashMap<>();
    private boolean loses;
    private int marks;
    private int messages;

    HeldRoom(GatewayTarget target, Setting setting, Findings findings) {
        this.target = target;
        this.filter = filter(setting);
        this.findings = findings;
        this.monitor = Monitors.of(Role.GATEWAY, setting, findings);
        this.scene = target.newScene();
        this.room = target.newRoom();
        this.barriers = new Barriers(target, this::mark, target.form().usualKind());
    }

    /** How a participant asks for one; empty if that is not claimed. */
    static Optional<GatewayFilter> filter(Setting setting) {
        return setting.claims().get().subContext().flatMap(SubContextClaim::filter);
    }

    private String mark() {
        return scene + "-" + ++marks;
    }

    /**
     * Holds it.
     *
     * @return who lost the connection over it, if anybody did
     * @throws Unreachable if plain messages do not come through, so that nothing can be said of others
     */
    Optional<GatewayParticipant> hold(List<Act> acts) throws Unreachable, InterruptedException {
        try {
            join(RoomTalk.FIRST);
            for (Act act : acts) {
                if (act instanceof Act.Says says) {
                    says(says.who(), envelope(says));
                } else if (settles()) {
                    changes(act);
                } else {
                    break;
                }
            }
            settles();
            monitor.end();
            return there.values().stream().filter(HeldRoom::isClosed).findFirst();
        } finally {
            there.values().forEach(target::release);
        }
    }

    private static boolean isClosed(GatewayParticipant one) {
        return one.closed().isPresent();
    }

    private void changes(Act act) throws Unreachable, InterruptedException {
        if (act instanceof Act.Joins joins) {
            join(List.of(joins.who()));
        } else if (act instanceof Act.Leaves leaves) {
            GatewayParticipant gone = there.remove(leaves.who());
            target.release(gone);
            monitor.accept(new Oddity(
                    channel(gone), gone.transcript(), new Anomaly(Anomaly.Kind.ENDED, leaves.who() + " left", 0)));
        } else if (act instanceof Act.Asks asks) {
            ask(there.get(asks.who()), asks);
        }
    }

    /** What is not answered, or refused, is for the scenarios to tell; it filters nothing. */
    private void ask(GatewayParticipant one, Act.Asks asks) throws InterruptedException {
        Optional<ObjectNode> template = asks.what().equals("context")
                ? filter.flatMap(GatewayFilter::byId)
                : filter.flatMap(GatewayFilter::byType);
        String raw = target.request(template.orElseThrow(), Map.of(asks.what(), filled(asks.value())));
        long order = one.send(raw);
        spoke.add(asks.who());
        tell(one, order, Direction.TO_TARGET, raw, Json.parse(raw));
        Optional<EnvelopeMark> answer = filter.flatMap(GatewayFilter::answer);
        boolean holds =
                answer.isEmpty() || one.await(answer.get(), target.limits().answer());
        if (holds && one.errorsAfter(order).isEmpty()) {
            filters.put(one, asks);
        }
    }

    private void join(List<String> names) throws Unreachable, InterruptedException {
        for (String name : names) {
            GatewayParticipant participant = target.join(name, room);
            there.put(name, participant);
            ids.put(name, participant.id());
        }
        Optional<String> deaf = target.form().welcome().isEmpty() ? barriers.meet(there) : Optional.empty();
        if (deaf.isPresent()) {
            throw Unreachable.unanswered(deaf.get(), "");
        }
        listen();
        // whoever has heard each of the others once will miss what it does not hear of them
        saysPlain(there.keySet());
    }

    /** Lets some say something plain, one after the other. @return whether everybody else is there to hear it */
    private boolean saysPlain(Collection<String> speakers) throws Unreachable, InterruptedException {
        for (String speaker : speakers) {
            String mark = mark();
            send(speaker, there.get(speaker).envelope(target.form().usualKind(), mark));
            for (Map.Entry<String, GatewayParticipant> other : there.entrySet()) {
                if (!other.getKey().equals(speaker)
                        && !other.getValue().await(mark, target.limits().answer())) {
                    listen();
                    if (there.values().stream().anyMatch(HeldRoom::isClosed)) {
                        return false;
                    }
                    throw Unreachable.unanswered(
                            other.getKey() + " got no plain message of " + speaker + " in "
                                    + target.limits().answer().toMillis() + " ms",
                            "");
                }
            }
        }
        listen();
        spoke.clear();
        return true;
    }

    /** Waits until all that was sent is where it will ever be. @return whether everybody is still there */
    private boolean settles() throws Unreachable, InterruptedException {
        List<String> speakers =
                new ArrayList<>(spoke.stream().filter(there::containsKey).toList());
        // what a participant is told of its own last message comes before what somebody else says then
        there.keySet().stream()
                .filter(one -> !speakers.isEmpty() && !one.equals(speakers.get(speakers.size() - 1)))
                .findFirst()
                .ifPresent(speakers::add);
        boolean all = saysPlain(speakers);
        awaitStragglers();
        filters.keySet().forEach(one -> underway.forEach(message -> judgeFilter(one, message)));
        underway.clear();
        return all;
    }

    private void judgeFilter(GatewayParticipant one, Underway message) {
        if (!message.spared().contains(one)) {
            return;
        }
        findings.observed(FILTERING);
        if (message.isMisfiltered(one)) {
            String wrong = message.line() + " reached " + one.id() + ", whose filter excludes it";
            findings.broke(
                    FILTERING,
                    Fault.of("", wrong, "nothing of it", "the message").shownBy(one.transcript(), List.of()));
        }
    }

    /** A gateway that does not keep the order may lag. Once something has not come, nothing more is awaited. */
    private void awaitStragglers() throws InterruptedException {
        Duration grace = target.limits().quiet().plus(Barriers.GRACE);
        if (!loses && underway.stream().anyMatch(Underway::isMissing)) {
            target.await(
                    () -> underway.stream().noneMatch(Underway::isMissing)
                            || there.values().stream()
                                    .allMatch(one -> one.quiet().compareTo(grace) >= 0),
                    target.limits().answer());
            loses = underway.stream().anyMatch(Underway::isMissing);
            listen();
        }
    }

    private void says(String name, ObjectNode envelope) {
        long order = send(name, envelope);
        Underway message = Underway.of(
                there.get(name), order, envelope, sent, there.values(), one -> keeps(one, envelope.path("context")));
        sent.add(message);
        if (envelope.has("context")) {
            underway.add(message);
        }
    }

    private boolean keeps(GatewayParticipant one, JsonNode context) {
        return Optional.ofNullable(filters.get(one))
                .map(asks -> asks.keeps(context, filled(asks.value())))
                .orElse(true);
    }

    private long send(String name, ObjectNode envelope) {
        GatewayParticipant sender = there.get(name);
        String raw = Json.write(envelope);
        long order = sender.send(raw);
        spoke.add(name);
        tell(sender, order, Direction.TO_TARGET, raw, envelope);
        return order;
    }

    /** The envelope of a message, its own members in place of the usual ones. */
    private ObjectNode envelope(Act.Says says) {
        ObjectNode envelope = there.get(says.who()).envelope(says.kind(), mark());
        envelope.setAll((ObjectNode) Json.parse(filled(Json.write(says.members()))));
        ids.put("m" + ++messages, envelope.path("id").asText());
        return envelope;
    }

    private String filled(String text) {
        String filled = text.replace("{long}", LONG).replace("{run}", scene);
        for (Map.Entry<String, String> one : ids.entrySet()) {
            filled = filled.replace("{" + one.getKey() + "}", one.getValue());
        }
        return filled;
    }

    private void listen() {
        for (GatewayParticipant one : there.values()) {
            for (Arrival arrival : one.after(heard.getOrDefault(one, 0L))) {
                heard.put(one, arrival.order());
                tell(one, arrival.order(), Direction.FROM_TARGET, arrival.raw(), arrival.json());
            }
        }
    }

    private void tell(GatewayParticipant at, long order, Direction way, String raw, JsonNode json) {
        Message message = new Message(order, way, raw, Optional.of(json), List.of(), TransportFacts.NONE, 0);
        monitor.accept(new Observed(channel(at), at.transcript(), message));
    }

    private static Channel channel(GatewayParticipant at) {
        return new Channel(Channel.Kind.GATEWAY, at.room(), at.id());
    }
}
