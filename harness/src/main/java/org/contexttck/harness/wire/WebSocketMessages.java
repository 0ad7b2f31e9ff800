package org.contexttck.harness.wire;

import java.io.ByteArrayOutputStream;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.harness.wire.Anomaly.Kind;

/** Puts the messages of one connection together from their frames, and records them. Used by the thread that reads. */
final class WebSocketMessages {

    private final Limits limits;
    private final Recorder recorder;
    private final Consumer<Message> arrivals;
    private final ByteArrayOutputStream content = new ByteArrayOutputStream();
    private int opcode = WebSocketFrame.CONTINUATION;
    private long size;
    private int frames;

    WebSocketMessages(Limits limits, Recorder recorder, Consumer<Message> arrivals) {
        this.limits = limits;
        this.recorder = recorder;
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
        Map<String, String> facts = Map.of("ws.frame", text ? "text" : "binary", "ws.frames", Integer.toString(frames));
        Frame frame = new Frame(content.toByteArray(), size, facts, Optional.of(Kind.UNPARSABLE), Optional.empty());
        content.reset();
        frames = 0;
        Reading reading = Reading.of(frame, limits);
        // Nothing is awaited on such a connection, and everything is wanted; the one who listens bounds what it keeps.
        Optional<Message> message = recorder.received(reading, frame, true);
        message.ifPresent(recorded -> {
            reading.faults().forEach(fault -> recorder.anomaly(fault.kind(), fault.text(), recorded.order()));
            if (!text) {
                recorder.anomaly(Kind.WS_FRAME, "a binary frame, where envelopes are text", recorded.order());
            }
            arrivals.accept(recorded);
        });
    }
}
