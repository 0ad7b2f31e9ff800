package org.contexttck.harness.doctor.hookup;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;

/** Keeps the first messages of each connection. Safe for several threads. */
final class WireTape implements ConnectionLog {

    private static final int MOST = 200;
    private static final int LONGEST = 1 << 16;

    private final List<Heard> heard = new ArrayList<>();

    /** A message, or something that is none. */
    record Heard(Channel.Kind kind, String connection, Direction direction, String text, Optional<JsonNode> json) {}

    @Override
    public Opened open(String name) {
        return open(name, Channel.of(Channel.Kind.SERVER, name));
    }

    @Override
    public Opened open(String name, Channel channel) {
        return new Opened("", new WireListener() {
            @Override
            public void message(Message message) {
                keep(new Heard(channel.kind(), name, message.direction(), beginning(message.raw()), message.json()));
            }

            @Override
            public void anomaly(Anomaly anomaly) {
                keep(new Heard(channel.kind(), name, Direction.FROM_TARGET, anomaly.line(), Optional.empty()));
            }
        });
    }

    private static String beginning(String raw) {
        return raw.length() > LONGEST ? raw.substring(0, LONGEST) : raw;
    }

    private synchronized void keep(Heard one) {
        if (heard.size() < MOST && !one.text().isBlank()) {
            heard.add(one);
        }
    }

    /** What was heard, in order. */
    synchronized List<Heard> all() {
        return List.copyOf(heard);
    }

    /** The JSON that a target sent over connections of a kind. */
    Stream<JsonNode> from(Channel.Kind kind) {
        return all().stream()
                .filter(one -> one.kind() == kind && one.direction() == Direction.FROM_TARGET)
                .flatMap(one -> one.json().stream());
    }

    /** Forgets everything. */
    synchronized void clear() {
        heard.clear();
    }
}
