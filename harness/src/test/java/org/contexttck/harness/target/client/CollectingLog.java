package org.contexttck.harness.target.client;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;

/** Keeps what every connection of a test has said. */
final class CollectingLog implements ConnectionLog {

    private final Map<String, List<Message>> messages = new LinkedHashMap<>();
    private final Map<String, Channel.Kind> traffic = new LinkedHashMap<>();

    @Override
    public Opened open(String name) {
        return open(name, Channel.of(Channel.Kind.SERVER, "server"));
    }

    @Override
    public synchronized Opened open(String name, Channel channel) {
        traffic.put(name, channel.kind());
        List<Message> said = new ArrayList<>();
        messages.put(name, said);
        return new Opened(name, new WireListener() {
            @Override
            public void message(Message message) {
                synchronized (CollectingLog.this) {
                    said.add(message);
                }
            }

            @Override
            public void anomaly(Anomaly anomaly) {
                // not looked at here
            }
        });
    }

    synchronized List<Message> messages(String name) {
        return List.copyOf(messages.get(name));
    }

    synchronized Map<String, Channel.Kind> traffic() {
        return Map.copyOf(traffic);
    }
}
