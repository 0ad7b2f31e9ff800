package org.contexttck.harness.target.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.contexttck.harness.profile.target.GatewayForm;
import org.contexttck.harness.wire.Answer.Meanwhile;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.json.Json;

/**
 * Barriers: plain messages behind those that a scenario is about. Whoever has got the barrier has got what was sent before it,
 * or will not get it any more, unless the gateway does not keep the order of one sender.
 */
public final class Barriers {

    /** How long a gateway that does not keep the order may lag. */
    public static final Duration GRACE = Duration.ofMillis(300);

    private static final Duration BETWEEN_HELLOS = Duration.ofMillis(100);

    /** So often a gateway that does not say when somebody is there may refuse what comes too early. */
    private static final int MOST_REFUSED = 3;

    private final GatewayTarget target;
    private final Supplier<String> marks;
    private final String kind;

    /** @param kind of the barriers; one that the gateway passes on */
    public Barriers(GatewayTarget target, Supplier<String> marks, String kind) {
        this.target = target;
        this.marks = marks;
        this.kind = kind;
    }

    /** Lets everybody say hello to everybody. @return who does not hear whom; empty if all is well */
    public Optional<String> meet(Map<String, GatewayParticipant> participants) throws InterruptedException {
        for (Map.Entry<String, GatewayParticipant> speaker : participants.entrySet()) {
            Optional<String> deaf = hello(speaker.getKey(), speaker.getValue(), participants);
            if (deaf.isPresent()) {
                return deaf;
            }
        }
        return Optional.empty();
    }

    private Optional<String> hello(String name, GatewayParticipant speaker, Map<String, GatewayParticipant> all)
            throws InterruptedException {
        // Without a welcome nobody knows when the others are there, so it is said again until they are.
        boolean again = target.form().welcome().isEmpty();
        Duration patience = again ? BETWEEN_HELLOS : target.limits().answer();
        long rounds = again ? Math.max(1, target.limits().connect().dividedBy(BETWEEN_HELLOS)) : 1;
        String mark = marks.get();
        long order = send(speaker, mark);
        int refused = 0;
        for (Map.Entry<String, GatewayParticipant> one : all.entrySet()) {
            while (one.getValue() != speaker && !one.getValue().await(mark, speaker, order, patience)) {
                List<Arrival> errors = speaker.errorsAfter(order);
                refused += errors.isEmpty() ? 0 : 1;
                boolean hopeless = refused >= (again ? MOST_REFUSED : 1);
                if (hopeless || --rounds <= 0 || one.getValue().closed().isPresent()) {
                    return Optional.of("\"" + one.getKey() + "\" does not hear \"" + name + "\", even without context"
                            + (hopeless
                                    ? "; to " + kind + ", \"" + name + "\" was told "
                                            + errors.get(0).told() + "; " + GatewayForm.ADVICE
                                    : how(one.getValue())));
                }
                if (!errors.isEmpty()) {
                    target.pause(BETWEEN_HELLOS);
                }
                order = send(speaker, mark);
            }
        }
        return Optional.empty();
    }

    private static String how(GatewayParticipant one) {
        return one.closed()
                .map(closed -> ", whose connection was " + closed.describe())
                .orElse("");
    }

    /**
     * Waits until everybody has got all that the gateway will send them of what this participant has sent, errors to itself
     * included; at most for the time that the gateway has for an answer.
     *
     * @return why it is unclear whether it would still send something; empty if it is not
     */
    public Optional<String> settle(GatewayParticipant sender, List<GatewayParticipant> all)
            throws InterruptedException {
        List<GatewayParticipant> others = all.stream()
                .filter(one -> one != sender && one.closed().isEmpty())
                .toList();
        if (others.isEmpty()) {
            return Optional.empty();
        }
        GatewayParticipant speaker = sender.closed().isEmpty() ? sender : others.get(0);
        Deadline deadline = Deadline.in(target.limits().answer());
        Barrier barrier = barrier(speaker);
        for (GatewayParticipant other : others) {
            if (other != speaker) {
                Optional<String> doubt = awaited(other, barrier, deadline);
                if (doubt.isPresent()) {
                    return doubt;
                }
            }
        }
        if (target.form().echo() == GatewayForm.Echo.YES) {
            return awaited(speaker, barrier, deadline);
        } else if (speaker == sender) {
            return awaited(sender, barrier(others.get(0)), deadline);
        }
        return Optional.empty();
    }

    /**
     * Waits for a message of the kit. A gateway that does not deliver it while it shows twice that it is there, with some time
     * between, does not do so by its own doing.
     *
     * @return why it is unclear whether it would have been delivered
     */
    private Optional<String> awaited(GatewayParticipant one, Barrier barrier, Deadline deadline)
            throws InterruptedException {
        String mark = barrier.mark();
        target.await(
                () -> one.closed().isPresent()
                        || !one.got(mark).isEmpty()
                        || barrier.refusal().isPresent(),
                deadline.rest());
        if (!one.got(mark).isEmpty() || one.closed().isPresent()) {
            return Optional.empty();
        } else if (barrier.refusal().isPresent()) {
            return Optional.of("the gateway refused a message of " + kind + " that it takes at other times: "
                    + barrier.refusal().get().told());
        }
        Meanwhile first = target.meanwhile(one);
        if (one.await(mark, target.part()) || one.closed().isPresent()) {
            return Optional.empty();
        }
        Meanwhile second = first.evident() ? target.meanwhile(one) : first;
        return second.evident()
                ? Optional.empty()
                : Optional.of(one.id() + " got no message of " + kind + " in "
                        + target.limits().answer().toMillis() + " ms, " + second.text());
    }

    /** A plain message under way. @param order its number on the connection of who sent it */
    private record Barrier(GatewayParticipant speaker, String id, String mark, long order) {

        /** The error that answers it, and none of the messages before it. */
        Optional<Arrival> refusal() {
            return speaker.errorsAfter(order).stream()
                    .filter(error -> {
                        JsonNode answered = error.json().path("correlation_id");
                        return answered.asText().equals(id)
                                || answered.path(0).asText().equals(id);
                    })
                    .findFirst();
        }
    }

    private Barrier barrier(GatewayParticipant speaker) {
        String mark = marks.get();
        ObjectNode envelope = speaker.envelope(kind, mark);
        return new Barrier(speaker, envelope.path("id").asText(), mark, speaker.send(Json.write(envelope)));
    }

    /** @return the number of the message on the speaker's connection */
    private long send(GatewayParticipant speaker, String mark) {
        ObjectNode envelope = speaker.envelope(kind, mark);
        return speaker.send(Json.write(envelope));
    }
}
