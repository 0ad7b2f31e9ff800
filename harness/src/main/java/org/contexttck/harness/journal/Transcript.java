package org.contexttck.harness.journal;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;
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
        }
    }

    /** @throws ReplayDivergence if there is no such message */
    Message message(long order) {
        if (order == 0) {
            return Message.read(0, Direction.TO_TARGET, "", Map.of(), 0, DEPTH);
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
        return Message.read(line.order(), direction, line.text(), line.transport(), line.nanos(), depth);
    }

    /** Tells a listener some of the messages and anomalies. @param from how many are left out at the beginning @param to how many come first */
    void tell(WireListener listener, long from, long to) {
        lines.stream().limit(to).skip(from).forEach(line -> {
            if (line.direction() == Way.ANOMALY) {
                anomaly(line).ifPresent(listener::anomaly);
            } else {
                listener.message(message(line));
            }
        });
    }

    private static Optional<Anomaly> anomaly(TranscriptLine line) {
        return Anomaly.read(line.note(), line.order());
    }
}
