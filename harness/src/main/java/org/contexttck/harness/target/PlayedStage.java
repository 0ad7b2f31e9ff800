package org.contexttck.harness.target;

import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;

/** A stage on which no client is started: what was recorded of one is sent to the model and the servers of the kit. */
final class PlayedStage implements Cue, AutoCloseable {

    private final ClientSetup setup;
    private final RecordedStage recorded;
    private final Tape tape;
    private final PlayedClient client = new PlayedClient();
    private final RequestPlayer.Sessions sessions = new RequestPlayer.Sessions();
    private Optional<ClientStage> stage = Optional.empty();
    private volatile Optional<RequestPlayer> player = Optional.empty();

    PlayedStage(ClientSetup setup, RecordedStage recorded, Tape tape) {
        this.setup = setup.played(this::launch, new Hearing(setup.log()), this);
        this.recorded = recorded;
        this.tape = tape;
    }

    /**
     * Begins to play a conversation.
     *
     * @param left out of the conversations before it, whose sessions it may go on with
     * @throws Unreachable if the client could not be started
     */
    ClientStage begin(RecordedStage.Talk talk, List<RecordedStage.Talk> left) throws Unreachable {
        List<TapeLine> notes = notes(talk);
        client.begin(notes.isEmpty() ? "" : notes.get(notes.size() - 1).raw());
        player.ifPresent(RequestPlayer::close);
        RequestPlayer next = new RequestPlayer(tape.part(talk.lines()), talk.lines(), PlayedStage::isPlayed, sessions);
        player = Optional.of(next);
        Optional<String> notStarted = notes.stream()
                .flatMap(note -> StageNotes.whyNotStarted(note.note()).stream())
                .findFirst();
        if (notStarted.isPresent()) {
            client.ended(notStarted.get());
        }
        if (stage.isPresent()) {
            stage.get().begins(talk.prompt());
        } else {
            stage = Optional.of(ClientStage.open(recorded.name(), setup, talk.prompt()));
        }
        left.forEach(this::resume);
        next.start(servers(stage.get()), this::cue);
        return stage.get();
    }

    private void resume(RecordedStage.Talk leftOut) {
        stage.get()
                .servers()
                .forEach((name, server) -> leftOut.lines()
                        .getOrDefault(recorded.name() + "-" + name, List.of())
                        .forEach(line -> RequestPlayer.begun(line)
                                .ifPresent(begun -> sessions.are(begun.id(), server.resume(begun.revision())))));
    }

    private Map<String, URI> servers(ClientStage open) {
        Map<String, URI> servers = new HashMap<>();
        servers.put(recorded.model(), open.model().anthropic());
        open.servers().forEach((name, server) -> servers.put(recorded.name() + "-" + name, server.url()));
        return servers;
    }

    private static List<TapeLine> notes(RecordedStage.Talk talk) {
        return talk.lines().values().stream()
                .flatMap(List::stream)
                .filter(line -> StageNotes.ofClient(line.note()))
                .toList();
    }

    /** Requests, and what the kit came to know of the client otherwise. */
    private static boolean isPlayed(TapeLine line) {
        return line.kind() == TapeLine.Kind.RECEIVED
                || line.note().equals(StageNotes.SILENT)
                || StageNotes.howEnded(line.note()).isPresent();
    }

    private void cue(TapeLine note) {
        StageNotes.howEnded(note.note()).ifPresentOrElse(client::ended, client::silent);
    }

    /** The conversation is over; what is left of it comes now. */
    void finish() throws InterruptedException {
        if (player.isPresent()) {
            player.get().finish();
        }
    }

    private Launched launch(List<String> command, Map<String, String> environment, Optional<Path> directory)
            throws Unreachable {
        if (!client.alive()) {
            throw new Unreachable(client.state(), client.stderrTail());
        }
        return client;
    }

    /** Records as usual, and lets the player hear it. */
    private final class Hearing implements ConnectionLog {

        private final ConnectionLog log;

        Hearing(ConnectionLog log) {
            this.log = log;
        }

        @Override
        public Opened open(String name) {
            return heard(name, log.open(name));
        }

        @Override
        public Opened open(String name, Traffic traffic) {
            return heard(name, log.open(name, traffic));
        }

        private Opened heard(String name, Opened opened) {
            return new Opened(opened.transcript(), Listeners.both(opened.listener(), new WireListener() {
                @Override
                public void message(Message message) {
                    player.ifPresent(it -> it.message(name, message));
                }

                @Override
                public void anomaly(Anomaly anomaly) {
                    // Follows from the messages.
                }

                @Override
                public void note(String note, String text) {
                    player.ifPresent(it -> it.note(name, note, text));
                }
            }));
        }
    }

    @Override
    public boolean hopeless() {
        return client.hopeless();
    }

    @Override
    public void await() throws InterruptedException {
        if (player.isPresent()) {
            player.get().awaitCue(recorded.model());
        }
    }

    @Override
    public void close() {
        player.ifPresent(RequestPlayer::close);
        stage.ifPresent(ClientStage::close);
    }
}
