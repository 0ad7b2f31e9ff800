package org.contexttck.harness.trace;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.monitor.Oddity;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Channel.Kind;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;

/** Places the lines of one of the kit's transcripts: it says itself what it is of, and what the kit found odd. */
final class TranscriptRouter {

    private static final int MOST_ORDERS = 10_000;

    private final String recording;
    private final Consumer<TraceEntry> entries;
    private final Map<Long, Long> lines = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Long> eldest) {
            return size() > MOST_ORDERS;
        }
    };
    private Optional<Channel> channel = Optional.empty();

    TranscriptRouter(String recording, Consumer<TraceEntry> entries) {
        this.recording = recording;
        this.entries = entries;
    }

    void accept(ParsedLine.Transcribed line) {
        JsonNode said = line.said();
        if (line.message().isPresent()) {
            message(said, line.message().get());
        } else if (said.path("direction").asText().equals("anomaly")) {
            long order = said.path("order").asLong();
            if (order == 0 && channel().kind() == Kind.SERVER) {
                shown(line);
            }
            Anomaly.read(said.path("note").asText(), lines.getOrDefault(order, line.line()))
                    .ifPresent(anomaly -> entries.accept(
                            new TraceEntry.Odd(channel().session(), new Oddity(channel(), recording, anomaly))));
        } else if (said.path("note").asText().equals(Channel.NOTE)) {
            channel = Channel.read(said.path("text").asText());
        }
    }

    private void message(JsonNode said, Message message) {
        lines.put(said.path("order").asLong(), message.order());
        channel = channel.or(() -> Optional.of(guess(message)));
        entries.accept(new TraceEntry.Said(channel().session(), new Observed(channel(), recording, message), true));
    }

    /** What belongs to no message is told as one that cannot be read, so that it can be shown. */
    private void shown(ParsedLine.Transcribed line) {
        Message message = new Message(
                line.line(),
                Direction.FROM_TARGET,
                line.said().path("note").asText(),
                Optional.empty(),
                List.of(),
                TransportFacts.NONE,
                0);
        entries.accept(new TraceEntry.Said(channel().session(), new Observed(channel(), recording, message), true));
    }

    private Channel channel() {
        return channel.orElseGet(() -> Channel.of(Kind.SERVER, recording));
    }

    /** Transcripts of older kits do not say what they are of. */
    private Channel guess(Message message) {
        JsonNode json = message.json().orElseGet(com.fasterxml.jackson.databind.node.MissingNode::getInstance);
        boolean sent = message.direction() == Direction.TO_TARGET;
        Optional<ParsedLine.Form> form = LineMembers.form(json);
        if (json.has("do") || json.has("re")) {
            return Channel.of(Kind.CLIENT_DRIVER, recording);
        }
        return Channel.of(
                switch (form.orElse(ParsedLine.Form.JSON_RPC)) {
                    case ENVELOPE -> sent ? Kind.GATEWAY : Kind.PARTICIPANT;
                    case MODEL_REQUEST, MODEL_ANSWER -> Kind.MODEL;
                    case JSON_RPC -> sent ? Kind.SERVER : Kind.CLIENT;
                },
                recording);
    }
}
