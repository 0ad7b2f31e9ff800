package org.contexttck.harness.journal;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.monitor.Monitor;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.monitor.Oddity;
import org.contexttck.harness.peer.model.KeptConversations;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.reports.transcript.TranscriptLine;
import org.contexttck.reports.transcript.TranscriptLine.Way;

/** What was recorded on one connection. */
final class Transcript {

    /** Deeper than anything that is ever read. */
    private static final int DEPTH = 20_000;

    private static final Set<Anomaly.Kind> UNREAD =
            EnumSet.of(Anomaly.Kind.UNPARSABLE, Anomaly.Kind.TOO_DEEP, Anomaly.Kind.TOO_LARGE);

    private final String file;
    private final List<TranscriptLine> lines = new ArrayList<>();
    private final Map<Long, TranscriptLine> byOrder = new HashMap<>();
    private final Map<Long, Message> read = new HashMap<>();
    private final Set<Long> unread = new HashSet<>();
    private Optional<Channel> channel = Optional.empty();
    private Optional<Map<Long, ObjectNode>> continued = Optional.empty();

    Transcript(String file) {
        this.file = file;
    }

    void add(TranscriptLine line) {
        if (line.direction() == Way.SENT || line.direction() == Way.RECEIVED) {
            lines.add(line);
            byOrder.put(line.order(), line);
        } else if (line.direction() == Way.ANOMALY) {
            lines.add(line);
            anomaly(line).filter(one -> UNREAD.contains(one.kind())).ifPresent(one -> unread.add(one.order()));
        } else if (line.note().equals(Channel.NOTE)) {
            channel = Channel.read(line.text());
        }
    }

    /** @throws ReplayDivergence if there is no such message */
    Message message(long order) {
        if (order == 0) {
            return Message.read(0, Direction.TO_TARGET, "", TransportFacts.NONE, 0, DEPTH);
        }
        return find(order).orElseThrow(() -> new ReplayDivergence(file + " has no message " + order));
    }

    /** A message that may be missing. */
    Optional<Message> find(long order) {
        return Optional.ofNullable(byOrder.get(order))
                .map(line -> read.computeIfAbsent(order, number -> message(line)));
    }

    private Message message(TranscriptLine line) {
        Direction direction = line.direction() == Way.SENT ? Direction.TO_TARGET : Direction.FROM_TARGET;
        int depth = unread.contains(line.order()) ? 0 : DEPTH;
        return Message.read(
                line.order(), direction, line.text(), TransportFacts.of(line.transport()), line.nanos(), depth);
    }

    /** A request to a model as the model sees it, if that is more than the message says. */
    Optional<ObjectNode> continued(Message message) {
        if (continued.isEmpty()) {
            KeptConversations kept = new KeptConversations();
            Map<Long, ObjectNode> all = new HashMap<>();
            lines.stream()
                    .filter(line -> line.direction() != Way.ANOMALY)
                    .map(this::message)
                    .forEach(one -> kept.next(one)
                            .filter(whole -> !one.json().equals(Optional.of(whole)))
                            .ifPresent(whole -> all.put(one.order(), whole)));
            continued = Optional.of(all);
        }
        return Optional.ofNullable(continued.get().get(message.order()));
    }

    /** What it was a connection to, if it says so. */
    Optional<Channel> channel() {
        return channel;
    }

    /** Everything that a monitor can be shown of it. */
    List<Line> all() {
        return lines.stream().map(line -> new Line(this, line)).toList();
    }

    /** One message, or something that is none. */
    record Line(Transcript of, TranscriptLine line) {

        long seq() {
            return line.seq();
        }

        void tell(Monitor monitor) {
            Channel channel = of.channel.orElseThrow();
            if (line.direction() == Way.ANOMALY) {
                anomaly(line).ifPresent(one -> monitor.accept(new Oddity(channel, of.file, one)));
            } else {
                monitor.accept(new Observed(channel, of.file, of.message(line)));
            }
        }
    }

    private static Optional<Anomaly> anomaly(TranscriptLine line) {
        return Anomaly.read(line.note(), line.order());
    }
}
