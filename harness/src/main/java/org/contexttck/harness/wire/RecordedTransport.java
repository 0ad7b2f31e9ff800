package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.CarrierEvent.What;
import org.contexttck.harness.wire.RecordedSpeech.Match;
import org.contexttck.harness.wire.RecordedSpeech.Said;

/**
 * Plays what was recorded of a target instead of reaching it: what the target said comes again, in the same order, as soon as
 * the kit has said again all that came before it. What can be told from the texts is found again by those who read them; what
 * became of the carrier is played as it was recorded.
 */
final class RecordedTransport implements Transport {

    /** How long nothing at all may be said again until what is not said is given up. */
    private static final long STILL_MILLIS = 8_000;

    /** How long one who asked may have to wait for others to say again what they said before. */
    private static final Duration WAITING = Duration.ofSeconds(2);

    private static final Duration WAITING_AGAIN = Duration.ofMillis(200);

    private final Departures departures;
    private final Tape tape;
    private final List<TapeLine> lines;
    private final RecordedSpeech speech;
    private final Inbox inbox;
    private final Recorder recorder;
    private final RecordedState alive;
    private final RecordedState exitCode;
    private final RecordedState stderr;
    private final HttpHeaders headers = new HttpHeaders();
    private final boolean http;
    private final Map<Said, List<TapeLine>> held = new HashMap<>();
    private volatile Optional<Thread> player = Optional.empty();
    private volatile boolean gone;
    private boolean closing;
    private boolean cutOff;
    private int next;

    /** @param lines of the reel, from the one that reached the target on */
    RecordedTransport(Reel reel, List<TapeLine> lines, Inbox inbox, Recorder recorder) {
        this.departures = new Departures(reel);
        this.tape = reel.tape();
        this.lines = List.copyOf(lines);
        this.speech = new RecordedSpeech(lines);
        this.inbox = inbox;
        this.recorder = recorder;
        this.alive = new RecordedState(lines, What.ALIVE, "true");
        this.exitCode = new RecordedState(lines, What.EXIT_CODE, "");
        this.stderr = new RecordedState(lines, What.STDERR, "");
        this.http = reel.lines().stream()
                .anyMatch(line ->
                        line.kind() == TapeLine.Kind.SENT && line.facts().containsKey("http.method"));
    }

    @Override
    public void begin() {
        player = Optional.of(Threads.start("recorded", this::play));
    }

    @Override
    public synchronized void caughtUp() {
        boolean own = player.filter(Thread.currentThread()::equals).isPresent();
        try {
            while (!own && next < lines.size() && tape.hasTurn(lines.get(next).seq())) {
                wait();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public Map<String, String> headers(ObjectNode message, Map<String, String> mirrored) {
        return http ? headers.of(message, mirrored) : Map.of();
    }

    @Override
    public CompletableFuture<Void> send(Outgoing message) {
        List<TapeLine> due = new ArrayList<>();
        Optional<Match> match;
        boolean open;
        synchronized (this) {
            match = speech.say(message);
            open = cutOff
                    && match.filter(found -> speech.open().contains(found.said()))
                            .isPresent();
            match.ifPresent(found -> due.addAll(
                    found.repeated()
                            ? found.said().outcome()
                            : Optional.ofNullable(held.remove(found.said())).orElse(List.of())));
        }
        if (match.isEmpty()) {
            departures.says(message, lines, unsaid());
            Threads.pool().execute(() -> nothing(message, "the recording has no such request"));
            return CompletableFuture.completedFuture(null);
        }
        Said said = match.get().said();
        if (match.get().repeated() && due.isEmpty()) {
            Threads.pool().execute(() -> nothing(message, "the recording has no answer to it"));
        } else if (open) {
            Threads.pool().execute(() -> endedBefore(said));
        } else if (!due.isEmpty()) {
            Threads.pool().execute(() -> due.forEach(line -> bring(line, Optional.of(said))));
        }
        leftOut(said).forEach(left -> tape.said(left.line().seq()));
        tape.said(said.line().seq());
        if (!tape.hasTurn(said.line().seq())) {
            Threads.later(departures.any() ? WAITING_AGAIN : WAITING, () -> giveUp(said.line()));
        }
        return untaken(said.line())
                ? CompletableFuture.failedFuture(new TimeoutException("as it was recorded"))
                : CompletableFuture.completedFuture(null);
    }

    @Override
    public void abandon(String call) {
        // Whether an answer came late is recorded.
    }

    @Override
    public void agreed(Revision revision) {
        headers.agreed(revision);
    }

    @Override
    public boolean alive() {
        return Boolean.parseBoolean(alive.next());
    }

    @Override
    public Optional<Integer> exitCode() {
        return Optional.of(exitCode.next()).filter(code -> !code.isEmpty()).map(Integer::valueOf);
    }

    @Override
    public String stderrTail() {
        return stderr.next();
    }

    @Override
    public void close() {
        if (begunToClose()) {
            if (!gone) {
                headers.session().ifPresent(id -> goodbye());
            }
            unsaid().forEach(departures::neverSaid);
            tape.over(lines);
        }
        caughtUp();
        inbox.gone(Kind.CLOSED, "the connection was closed");
    }

    private synchronized boolean begunToClose() {
        boolean first = !closing;
        closing = true;
        return first;
    }

    private void goodbye() {
        recorder.sent(
                "",
                Optional.empty(),
                headers.goodbye(),
                message -> send(new Outgoing(message.order(), "", Json.object(), Map.of(), Optional.empty())));
    }

    private synchronized List<Said> unsaid() {
        return speech.unsaid();
    }

    private synchronized List<Said> leftOut(Said said) {
        return speech.leftOut(said);
    }

    private void nothing(Outgoing message, String why) {
        message.call().ifPresent(call -> inbox.unanswered(call, Kind.UNANSWERED, why));
    }

    /** Whether this is the notification that was not taken then: the kit said nothing more before it gave up waiting. */
    private boolean untaken(TapeLine notification) {
        for (TapeLine line : lines.subList(lines.indexOf(notification) + 1, lines.size())) {
            if (line.byKit() || line.is(What.UNTAKEN)) {
                return line.is(What.UNTAKEN);
            }
        }
        return false;
    }

    private void play() {
        try {
            for (TapeLine line : lines) {
                if (!line.byKit()) {
                    awaitTurn(line);
                    deliver(line);
                }
                step();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        if (lines.stream().noneMatch(line -> line.is(What.GONE) || line.is(What.CLOSING))) {
            cutOff().forEach(this::endedBefore);
        }
    }

    /** The recording ends before the end of the connection. @return the requests that are waiting */
    private synchronized List<Said> cutOff() {
        cutOff = true;
        return speech.open();
    }

    private void endedBefore(Said said) {
        departures.endedBefore(said);
        said.call().ifPresent(call -> inbox.unanswered(call, Kind.UNANSWERED, "the recording ends before its answer"));
    }

    private void awaitTurn(TapeLine line) throws InterruptedException {
        if (!tape.awaitTurn(line.seq(), STILL_MILLIS)) {
            departures.stood(line);
        }
    }

    /** Goes on although something was not said again that was said before this. */
    private void giveUp(TapeLine line) {
        if (tape.giveUp(line.seq())) {
            departures.stood(line);
        }
    }

    private synchronized void step() {
        next++;
        notifyAll();
    }

    private void deliver(TapeLine line) {
        Optional<Said> request;
        synchronized (this) {
            request = speech.request(line);
            if (request.filter(asked -> !asked.said()).isPresent()) {
                held.computeIfAbsent(request.get(), first -> new ArrayList<>()).add(line);
                return;
            }
        }
        bring(line, request);
    }

    private void bring(TapeLine line, Optional<Said> request) {
        try {
            switch (line.kind()) {
                case RECEIVED -> received(line, request);
                case CARRIER -> carrier(line, request);
                default -> departures.note(line).ifPresent(flood -> recorder.anomaly(Kind.FLOOD, flood, line.order()));
            }
        } catch (IllegalArgumentException odd) {
            departures.unplayable(line, odd);
        }
    }

    private void received(TapeLine line, Optional<Said> request) {
        String raw;
        synchronized (this) {
            raw = request.map(RecordedSpeech::ids)
                    .filter(ids -> !ids.isEmpty())
                    .map(ids -> RecordedIds.replaced(line.raw(), ids))
                    .orElseGet(() -> speech.withIds(line.raw()));
        }
        Frame frame = RecordedFrame.of(line, raw, request);
        boolean opens = request.filter(said -> said.method().equals(Protocol.INITIALIZE))
                .isPresent();
        if (opens && line.facts().getOrDefault("http.status", "").startsWith("2")) {
            Optional.ofNullable(line.facts().get("header.mcp-session-id")).ifPresent(headers::session);
        }
        inbox.arrived(frame);
    }

    private void carrier(TapeLine line, Optional<Said> request) {
        String why = line.facts().getOrDefault(CarrierEvent.WHY, "");
        Optional<String> call = request.flatMap(Said::call);
        if (line.is(What.GONE)) {
            gone = true;
            inbox.gone(kind(line), why);
        } else if (line.is(What.FAULT)) {
            inbox.anomaly(kind(line), why);
        } else if (line.is(What.UNANSWERED) && call.isPresent()) {
            inbox.unanswered(call.get(), kind(line), why);
        } else if (line.is(What.SILENT) && call.isPresent()) {
            inbox.silent(call.get());
        }
    }

    private static Kind kind(TapeLine line) {
        return Kind.valueOf(line.facts().getOrDefault(CarrierEvent.KIND, ""));
    }
}
