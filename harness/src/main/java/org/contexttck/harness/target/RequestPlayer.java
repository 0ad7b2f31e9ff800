package org.contexttck.harness.target;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.JsonProblem;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;

/**
 * Sends to servers of the kit what a target sent that was their client, each request as soon as the kit has said again all
 * that came before it. One request follows another only when the server has taken it, so that they are recorded in the same
 * order; answers are not waited for.
 */
final class RequestPlayer implements AutoCloseable {

    private static final long STILL_MILLIS = 5_000;
    private static final long TAKEN_MILLIS = 5_000;
    private static final long ANSWER_MILLIS = 1_000;
    private static final long SETTLE_MILLIS = 20;
    private static final String SESSION = "mcp-session-id";
    private static final String SESSION_FACT = "header." + SESSION;

    private final Map<String, List<TapeLine>> lines;
    private final Tape tape;
    private final SaidAgain said;
    private final Sessions sessions;
    private final List<RecordedStage.Placed> parts = new ArrayList<>();
    private final Map<String, Integer> taken = new HashMap<>();
    private final List<PlayedRequest> sent = new CopyOnWriteArrayList<>();
    private Optional<Thread> thread = Optional.empty();
    private boolean finished;
    private int next;

    /** The sessions of a client: as they were recorded, and as they are called now. They outlive a conversation. */
    static final class Sessions {
        private final Map<String, String> now = new HashMap<>();

        synchronized void are(String then, String called) {
            if (!then.isEmpty() && !called.isEmpty()) {
                now.put(then, called);
            }
        }

        synchronized String now(String then) {
            return now.getOrDefault(then, then);
        }
    }

    /** A session that a line of the kit begins. */
    record Begun(String id, Revision revision) {}

    /** The session that begins with this line, if one does. */
    static Optional<Begun> begun(TapeLine line) {
        String id = line.kind() == TapeLine.Kind.SENT ? line.facts().getOrDefault(SESSION_FACT, "") : "";
        return Optional.of(id)
                .filter(it -> !it.isEmpty())
                .flatMap(it -> Revision.of(
                        Json.parse(line.raw()).at("/result/protocolVersion").asText("")))
                .map(revision -> new Begun(id, revision));
    }

    /** Does something at a line that is no request. */
    interface Cues {
        void at(TapeLine line);
    }

    /**
     * Something to play.
     *
     * @param tape the order of these lines, and perhaps of others
     * @param lines by connection
     * @param played which of the lines are sent, or are cues
     */
    RequestPlayer(Tape tape, Map<String, List<TapeLine>> lines, Predicate<TapeLine> played, Sessions sessions) {
        this.lines = lines;
        this.tape = tape;
        this.said = new SaidAgain(tape, lines);
        this.sessions = sessions;
        lines.forEach((connection, all) ->
                all.stream().filter(played).forEach(line -> parts.add(new RecordedStage.Placed(connection, line))));
        parts.sort(Comparator.comparingLong(one -> one.line().seq()));
    }

    /** Begins. @param servers where to send what was sent on a connection; @param cues does what is no request */
    synchronized void start(Map<String, URI> servers, Cues cues) {
        Thread playing = new Thread(() -> play(servers, cues), "player");
        playing.setDaemon(true);
        thread = Optional.of(playing);
        playing.start();
    }

    /** Hears what goes over a connection of the kit. */
    void message(String connection, Message message) {
        if (message.direction() == Direction.TO_TARGET) {
            String session = message.transport().getOrDefault(SESSION_FACT, "");
            said.message(
                    connection,
                    message.raw(),
                    line -> sessions.are(line.facts().getOrDefault(SESSION_FACT, ""), session));
        }
        synchronized (this) {
            if (message.direction() == Direction.FROM_TARGET) {
                taken.merge(connection, 1, Integer::sum);
            }
            notifyAll();
        }
    }

    /** Hears what the kit notes. */
    void note(String connection, String note, String text) {
        said.note(connection, note, text);
        synchronized (this) {
            notifyAll();
        }
    }

    private void play(Map<String, URI> servers, Cues cues) {
        try {
            for (int i = 0; i < parts.size(); i++) {
                RecordedStage.Placed part = parts.get(i);
                settle(i);
                if (!tape.awaitTurn(part.line().seq(), STILL_MILLIS)) {
                    said.giveUp();
                }
                if (part.line().kind() == TapeLine.Kind.RECEIVED) {
                    send(servers.get(part.connection()), part);
                } else {
                    cues.at(part.line());
                }
                synchronized (this) {
                    next = i + 1;
                    notifyAll();
                }
            }
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        } finally {
            synchronized (this) {
                finished = true;
                notifyAll();
            }
        }
    }

    /** A call without answer leaves no trace but in the server, which needs a moment for it. */
    private void settle(int index) throws InterruptedException {
        if (index == 0) {
            return;
        }
        long before = parts.get(index - 1).line().seq();
        long now = parts.get(index).line().seq();
        boolean answered = lines.values().stream()
                .flatMap(List::stream)
                .anyMatch(line -> line.kind() == TapeLine.Kind.SENT && line.seq() > before && line.seq() < now);
        if (!answered) {
            Thread.sleep(SETTLE_MILLIS);
        }
    }

    private void send(URI server, RecordedStage.Placed part) throws InterruptedException {
        TapeLine line = part.line();
        String session = line.facts().getOrDefault(SESSION_FACT, "");
        int before = taken(part.connection());
        try {
            PlayedRequest request = PlayedRequest.send(
                    server, line, session.isEmpty() ? Map.of() : Map.of(SESSION, sessions.now(session)));
            sent.add(request);
            if (!awaitTaken(part.connection(), before)) {
                tape.departed(part.connection() + ": line " + line.seq() + ": the kit no longer takes this request");
            }
            if (isAnsweredUnrecorded(line)) {
                request.awaitAnswer(ANSWER_MILLIS);
            }
        } catch (IOException unreachable) {
            tape.departed(part.connection() + ": line " + line.seq() + ": the request cannot be sent again: "
                    + unreachable.getMessage());
        }
    }

    /** A notification, and what has no body: their answers are empty and stand in no transcript. */
    private static boolean isAnsweredUnrecorded(TapeLine line) {
        try {
            return line.raw().isEmpty()
                    || line.facts().getOrDefault("http.path", "").equals("/mcp")
                            && !Json.read(line.raw()).node().has("id");
        } catch (JsonProblem refused) {
            return false;
        }
    }

    private synchronized int taken(String connection) {
        return taken.getOrDefault(connection, 0);
    }

    private synchronized boolean awaitTaken(String connection, int before) throws InterruptedException {
        long end = System.nanoTime() + TAKEN_MILLIS * 1_000_000;
        while (taken(connection) == before) {
            long rest = (end - System.nanoTime()) / 1_000_000;
            if (rest <= 0) {
                return false;
            }
            wait(rest);
        }
        return true;
    }

    /** Waits until it is the kit's turn to go on by itself. @param connection on which it does so */
    synchronized void awaitCue(String connection) throws InterruptedException {
        long end = System.nanoTime() + STILL_MILLIS * 1_000_000;
        while (!finished && !kitsTurn(connection)) {
            long rest = (end - System.nanoTime()) / 1_000_000;
            if (rest <= 0) {
                return;
            }
            wait(rest);
        }
    }

    private boolean kitsTurn(String connection) {
        Optional<RecordedStage.Placed> first = said.first();
        return first.isPresent()
                && first.get().connection().equals(connection)
                && (next >= parts.size()
                        || parts.get(next).line().seq() >= first.get().line().seq());
    }

    /** The kit says no more of its own accord: what is left is played, and then all is compared. */
    void finish() throws InterruptedException {
        synchronized (this) {
            while (thread.isPresent() && !finished) {
                wait();
            }
            long end = System.nanoTime() + ANSWER_MILLIS * 1_000_000;
            for (long rest = ANSWER_MILLIS; said.first().isPresent() && rest > 0; ) {
                wait(rest);
                rest = (end - System.nanoTime()) / 1_000_000;
            }
        }
        said.giveUp();
    }

    @Override
    public void close() {
        thread.ifPresent(Thread::interrupt);
        sent.forEach(PlayedRequest::close);
    }
}
