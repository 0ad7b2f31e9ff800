package org.contexttck.harness.wire.websocket;

import java.io.ByteArrayOutputStream;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Frame;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.ParsedFrame;
import org.contexttck.harness.wire.Recorder;
import org.contexttck.harness.wire.Signal;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.harness.wire.TransportFacts.WebSocket;

/** Puts the messages of one connection together from their frames, and records them. Used by the thread that reads. */
final class WebSocketMessages {

    private final Limits limits;
    private final Recorder recorder;
    private final Signal signal;
    private final Consumer<Message> arrivals;
    private final ByteArrayOutputStream content = new ByteArrayOutputStream();
    private int opcode = WebSocketFrame.CONTINUATION;
    private long size;
    private int frames;

    WebSocketMessages(Limits limits, Recorder recorder, Signal signal, Consumer<Message> arrivals) {
        this.limits = limits;
        this.recorder = recorder;
        this.signal = signal;
        this.arrivals = arrivals;
    }

    /** Takes a frame that is no control frame. */
    void take(WebSocketFrame frame) {
        boolean goesOn = frame.opcode() == WebSocketFrame.CONTINUATION;
        if (goesOn == (frames == 0)) {
            String fault = goesOn ? "a continuation of nothing" : "a new message before the last was complete";
            recorder.anomaly(Kind.WS_FRAME, fault, 0);
        }
        if (!goesOn || frames == 0) {
            opcode = frame.opcode();
            frames = 0;
            size = 0;
            content.reset();
        }
        frames++;
        size += frame.size();
        content.write(
                frame.payload(), 0, (int) Math.min(frame.payload().length, limits.maxMessageBytes() - content.size()));
        if (frame.last()) {
            complete();
        }
    }

    private void complete() {
        boolean text = opcode == WebSocketFrame.TEXT;
        TransportFacts facts = TransportFacts.of(
                new WebSocket(text ? WebSocket.TEXT : "binary", OptionalInt.of(frames), OptionalInt.empty()));
        byte[] bytes = content.toByteArray();
        content.reset();
        frames = 0;
        new Frame(bytes, size, facts, Optional.of(Kind.UNPARSABLE), Optional.empty()).taken(this::take);
    }

    private void take(Frame frame) {
        ParsedFrame reading = ParsedFrame.of(frame, limits);
        signal.comes(() -> {
            // Nothing is awaited on such a connection, and everything is wanted; the one who listens bounds what it
            // keeps.
            recorder.received(reading, frame, true).ifPresent(message -> {
                reading.faults().forEach(fault -> recorder.anomaly(fault.kind(), fault.text(), message.order()));
                if (!frame.facts().webSocketText()) {
                    recorder.anomaly(Kind.WS_FRAME, "a binary frame, where envelopes are text", message.order());
                }
                arrivals.accept(message);
            });
        });
    }
}
