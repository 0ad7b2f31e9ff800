package org.contexttck.harness.wire;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.contexttck.harness.wire.Anomaly.Kind;

/** A recorded connection. */
final class PlayedWebSocket implements WebSocketCarrier {

    private final Playback playback;
    private final Reel reel;
    private final Recorder recorder;
    private final WebSocketMessages messages;

    PlayedWebSocket(Playback playback, Reel reel, Recorder recorder, WebSocketMessages messages) {
        this.playback = playback;
        this.reel = reel;
        this.recorder = recorder;
        this.messages = messages;
    }

    void start(Consumer<WebSocketClosed> end) {
        playback.open(reel, line -> take(line, end));
    }

    /** What follows from a message is found in it again; what does not is told as it was recorded. */
    private void take(TapeLine line, Consumer<WebSocketClosed> end) {
        String frame = LookNotes.text(line, Kind.WS_FRAME);
        String bytes = LookNotes.text(line, Kind.BAD_UTF8);
        Optional<WebSocketClosed> how = end(line);
        if (line.kind() == TapeLine.Kind.RECEIVED) {
            messages.take(line);
        } else if (how.isPresent()) {
            end.accept(how.get());
        } else if (!frame.isEmpty() && line.order() == 0) {
            recorder.anomaly(Kind.WS_FRAME, frame, 0);
        } else if (!bytes.isEmpty()) {
            recorder.anomaly(Kind.BAD_UTF8, bytes, line.order());
        }
    }

    private static Optional<WebSocketClosed> end(TapeLine line) {
        return Stream.of(Kind.CLOSED, Kind.ENDED)
                .map(kind -> LookNotes.text(line, kind))
                .filter(text -> text.startsWith(WebSocketClient.END))
                .findFirst()
                .flatMap(text -> WebSocketClosed.described(text.substring(WebSocketClient.END.length())));
    }

    @Override
    public void before(String raw) {
        playback.says(reel, raw, line -> true);
    }

    @Override
    public void write(WebSocketFrame frame) {
        // Nobody is there; what it would have said is recorded.
    }

    @Override
    public void writeBeginning(WebSocketFrame frame, int bytes) {
        // As above.
    }

    @Override
    public void farewell() {
        cut();
    }

    @Override
    public void cut() {
        reel.lines().stream()
                .filter(line -> end(line).isPresent())
                .findFirst()
                .ifPresent(line -> playback.upTo(line.seq() + 1));
    }
}
