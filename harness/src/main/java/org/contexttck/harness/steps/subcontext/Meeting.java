package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.profile.target.GatewayForm;
import org.contexttck.harness.target.GatewayParticipant;
import org.contexttck.harness.target.GatewayTarget;

/**
 * Barriers: plain messages behind those that a scenario is about. Whoever has got the barrier has got what was sent before it,
 * or will not get it any more, unless the gateway does not keep the order of one sender.
 */
final class Meeting {

    /** How long a gateway that does not keep the order may lag. */
    static final Duration GRACE = Duration.ofMillis(300);

    private static final Duration BETWEEN_HELLOS = Duration.ofMillis(100);

    private final GatewayTarget target;
    private final Supplier<String> marks;
    private final String kind;

    /** @param kind of the barriers; one that the gateway passes on */
    Meeting(GatewayTarget target, Supplier<String> marks, String kind) {
        this.target = target;
        this.marks = marks;
        this.kind = kind;
    }

    /** Lets everybody say hello to everybody. @return who does not hear whom; empty if all is well */
    Optional<String> meet(Map<String, GatewayParticipant> participants) throws InterruptedException {
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
        send(speaker, mark);
        for (Map.Entry<String, GatewayParticipant> one : all.entrySet()) {
            while (one.getValue() != speaker && !one.getValue().await(mark, patience)) {
                if (--rounds <= 0 || one.getValue().closed().isPresent()) {
                    return Optional.of("\"" + one.getKey() + "\" does not hear \"" + name + "\"" + how(one.getValue()));
                }
                send(speaker, mark);
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
     */
    void settle(GatewayParticipant sender, List<GatewayParticipant> all) throws InterruptedException {
        List<GatewayParticipant> others = all.stream()
                .filter(one -> one != sender && one.closed().isEmpty())
                .toList();
        if (others.isEmpty()) {
            return;
        }
        GatewayParticipant speaker = sender.closed().isEmpty() ? sender : others.get(0);
        long end = System.nanoTime() + target.limits().answer().toNanos();
        String mark = marks.get();
        send(speaker, mark);
        for (GatewayParticipant other : others) {
            if (other != speaker) {
                other.await(mark, until(end));
            }
        }
        if (target.form().echo() == GatewayForm.Echo.YES) {
            speaker.await(mark, until(end));
        } else if (speaker == sender) {
            String back = marks.get();
            send(others.get(0), back);
            sender.await(back, until(end));
        }
    }

    private static Duration until(long end) {
        return Duration.ofNanos(Math.max(1, end - System.nanoTime()));
    }

    private void send(GatewayParticipant speaker, String mark) {
        ObjectNode envelope = speaker.envelope(kind, mark);
        speaker.send(Json.write(envelope));
    }
}
