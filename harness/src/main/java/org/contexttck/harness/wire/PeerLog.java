package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/**
 * Records a connection on which the kit is the server and the target the client. Whatever the target sends is taken;
 * what is wrong with it is told as anomalies.
 */
public final class PeerLog {

    private final Recorder recorder;
    private final Limits limits;

    public PeerLog(WireListener listener, Limits limits) {
        this.recorder = new Recorder(listener);
        this.limits = limits;
    }

    /**
     * Records what should be one JSON-RPC message of the target.
     *
     * @param body as it arrived; longer than {@link Limits#maxMessageBytes()} it is recorded cut
     * @param facts for {@link Message#transport()}
     * @return the message, without {@code json} if it is none that can be answered
     */
    public Message jsonRpc(byte[] body, Map<String, String> facts) {
        ParsedFrame reading = reading(body, facts);
        Optional<String> fault = reading.json().flatMap(RpcMessage::fault);
        Message message = record(reading, body, facts);
        fault.ifPresent(why -> anomaly(Anomaly.Kind.NOT_A_MESSAGE, why, message.order()));
        return fault.isEmpty() ? message : withoutJson(message);
    }

    /** Records what should be JSON, of any form. */
    public Message json(byte[] body, Map<String, String> facts) {
        return record(reading(body, facts), body, facts);
    }

    /** Records a request of the target that carries nothing. */
    public Message bare(Map<String, String> facts) {
        ParsedFrame nothing = new ParsedFrame("", Optional.empty(), List.of(), List.of());
        return record(nothing, new byte[0], facts);
    }

    /** Records what the kit sends. */
    public Message sent(String raw, Map<String, String> facts) {
        return sent(raw, facts, message -> {});
    }

    /** As above. @param first hears it before the listener does, and so before anybody who goes on because of it */
    public Message sent(String raw, Map<String, String> facts, Consumer<Message> first) {
        Message[] sent = new Message[1];
        recorder.sent(raw, object(raw), facts, first, message -> sent[0] = message);
        return sent[0];
    }

    /** Tells of something that is wrong. @param order the message it belongs to, 0 if none */
    public void anomaly(Anomaly.Kind kind, String text, long order) {
        recorder.anomaly(kind, text, order);
    }

    private ParsedFrame reading(byte[] body, Map<String, String> facts) {
        return ParsedFrame.of(frame(body, facts), limits);
    }

    private Message record(ParsedFrame reading, byte[] body, Map<String, String> facts) {
        // Always awaited: each body answers for itself over HTTP, and the server bounds how many it takes.
        Message message = recorder.received(reading, frame(body, facts), true).orElseThrow();
        reading.faults().forEach(fault -> anomaly(fault.kind(), fault.text(), message.order()));
        return message;
    }

    private Frame frame(byte[] body, Map<String, String> facts) {
        boolean cut = body.length > limits.maxMessageBytes();
        byte[] kept = cut ? Arrays.copyOf(body, Frame.KEPT) : body;
        return new Frame(kept, body.length, facts, Optional.of(Anomaly.Kind.HTTP_BODY), Optional.empty());
    }

    private static Message withoutJson(Message message) {
        return new Message(
                message.order(),
                message.direction(),
                message.raw(),
                Optional.empty(),
                message.notes(),
                message.transport(),
                message.nanos());
    }

    private static Optional<ObjectNode> object(String raw) {
        try {
            JsonNode node = Json.read(raw).node();
            return node instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
        } catch (JsonProblem none) {
            return Optional.empty();
        }
    }
}
