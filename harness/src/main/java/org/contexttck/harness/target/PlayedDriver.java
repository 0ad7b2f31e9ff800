package org.contexttck.harness.target;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Reel;
import org.contexttck.harness.wire.Rereading;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.harness.wire.WireListener;

/**
 * A driver, or what it said in one conversation, as it was recorded. Its requests have the ids that they had, and its answers
 * come at once, as they came: also those that nobody asked for, and none where there was none. Nothing is waited for.
 */
final class PlayedDriver implements DriverCarrier {

    private static final int SHOWN = 160;

    private final Reel reel;
    private final List<TapeLine> lines;
    private final String transcript;
    private final WireListener listener;
    private final Deque<TapeLine> arrived = new ArrayDeque<>();
    private int at;
    private long order;
    private boolean awaited;
    private Optional<String> ending = Optional.empty();

    /** @param lines those of the reel that are played, in order */
    PlayedDriver(Reel reel, List<TapeLine> lines, String transcript, WireListener listener) {
        this.reel = reel;
        this.lines = List.copyOf(lines);
        this.transcript = transcript;
        this.listener = listener;
    }

    @Override
    public String transcript() {
        return transcript;
    }

    @Override
    public String stderrTail() {
        return "";
    }

    /** As long as it was asked for more. */
    @Override
    public boolean alive() {
        return ending.isEmpty() && next().isPresent();
    }

    @Override
    public long nextId(String verb, long last) {
        return rest().stream()
                .flatMap(line -> DriverNotes.request(line).stream())
                .filter(request -> request.verb().equals(verb))
                .findFirst()
                .map(DriverRequest::id)
                .orElse(last + 1);
    }

    @Override
    public void send(String request) {
        Optional<TapeLine> recorded = recorded(request);
        recorded.ifPresent(this::goTo);
        order = recorded.map(TapeLine::order).orElse(order + 1);
        awaited = recorded.isPresent();
        Map<String, String> facts = recorded.map(TapeLine::facts).orElse(Map.of());
        listener.message(new Message(order, Direction.TO_TARGET, request, Optional.empty(), List.of(), facts, 0));
    }

    /** The request that this one was; if the kit says something else now, the next with the same verb. */
    private Optional<TapeLine> recorded(String request) {
        Optional<TapeLine> next = next().filter(line -> line.kind() == TapeLine.Kind.SENT);
        if (next.filter(line -> line.raw().equals(request)).isPresent()) {
            return next;
        }
        depart(next, "now the kit says " + shown(request));
        String verb = DriverRequest.read(request).map(DriverRequest::verb).orElse("");
        return rest().stream()
                .filter(line -> line.kind() == TapeLine.Kind.SENT)
                .filter(line -> DriverRequest.read(line.raw())
                        .filter(one -> one.verb().equals(verb))
                        .isPresent())
                .findFirst();
    }

    /** What came before it nobody asked for, and comes now; what came for requests that the kit leaves out does not. */
    private void goTo(TapeLine request) {
        TapeLine line = lines.get(at++);
        while (line != request) {
            if (line.kind() == TapeLine.Kind.RECEIVED) {
                arrived.add(line);
            } else if (line.kind() == TapeLine.Kind.SENT) {
                arrived.clear();
                skipReply();
            }
            reel.tape().said(line.seq());
            line = lines.get(at++);
        }
        reel.tape().said(request.seq());
    }

    private void skipReply() {
        boolean skipped = false;
        while (!skipped && at < lines.size() && lines.get(at).kind() != TapeLine.Kind.SENT) {
            skipped = lines.get(at++).kind() == TapeLine.Kind.RECEIVED;
        }
    }

    @Override
    public Optional<Message> receive(Duration patience) {
        if (!arrived.isEmpty()) {
            return Optional.of(received(arrived.remove()));
        }
        while (ending.isEmpty() && at < lines.size() && lines.get(at).kind() != TapeLine.Kind.SENT) {
            TapeLine line = lines.get(at);
            if (line.kind() == TapeLine.Kind.RECEIVED) {
                return awaited || unaskedIsFound() ? Optional.of(received(lines.get(at++))) : Optional.empty();
            } else if (DriverNotes.gaveUp(line)) {
                return Optional.empty();
            }
            ending = DriverNotes.ending(line);
            at++;
        }
        return Optional.empty();
    }

    /** Before the next request the kit found what answers nothing; elsewhere such a line came too late for that. */
    private boolean unaskedIsFound() {
        return rest().stream()
                .takeWhile(line -> line.kind() != TapeLine.Kind.SENT)
                .anyMatch(DriverNotes::foundUnasked);
    }

    private Message received(TapeLine line) {
        awaited = false;
        order = line.order();
        Message message = Rereading.message(line);
        listener.message(message);
        return message;
    }

    @Override
    public boolean ended() {
        return ending.isPresent();
    }

    @Override
    public String ending() {
        return ending.orElse(DriverNotes.CLOSED);
    }

    @Override
    public void note(Anomaly anomaly) {
        listener.anomaly(anomaly);
    }

    @Override
    public void close() {
        Optional<TapeLine> left = rest().stream()
                .filter(line -> line.kind() == TapeLine.Kind.SENT)
                .findFirst();
        if (left.isPresent()) {
            depart(left, "the kit has not said that");
        }
        lines.forEach(line -> reel.tape().said(line.seq()));
    }

    /** What was asked next, or would have been but for what was found before. */
    private Optional<TapeLine> next() {
        return rest().stream()
                .filter(line -> DriverNotes.request(line).isPresent())
                .findFirst();
    }

    private List<TapeLine> rest() {
        return lines.subList(at, lines.size());
    }

    private void depart(Optional<TapeLine> recorded, String now) {
        reel.tape()
                .departed(reel.name() + ": "
                        + recorded.map(line -> "line " + line.seq() + ": the recording has " + shown(line.raw()))
                                .orElse("the recording ends here")
                        + ", " + now);
    }

    private static String shown(String text) {
        return Shortened.line(text, SHOWN);
    }
}
