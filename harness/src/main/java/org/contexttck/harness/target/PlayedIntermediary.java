package org.contexttck.harness.target;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Reel;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;

/**
 * An intermediary that is not started: what was recorded of it is sent to the server behind, and comes from the connection in
 * front. The kit's own client of the server behind speaks as usual.
 */
final class PlayedIntermediary implements IntermediaryProgram, WireListener {

    /** With this header the kit's own client tells itself from the intermediary in the transcript of the server. */
    static final Map<String, String> DIRECT = Map.of("X-Context-Tck", "direct");

    private static final String DIRECT_FACT = "header.x-context-tck";

    private final String behind;
    private final List<TapeLine> front;
    private final Endpoint endpoint;
    private final RequestPlayer player;

    /** @param behind the name of the connection of the server; @param front that of the connection of the client */
    PlayedIntermediary(Tape tape, String behind, String front) {
        List<TapeLine> lines = lines(tape, behind);
        this.behind = behind;
        this.front = lines(tape, front);
        Tape part = tape.part(Map.of(behind, lines, front, this.front));
        this.endpoint = new Endpoint.Recorded(part.reel(front).orElseThrow());
        this.player = new RequestPlayer(
                part, Map.of(behind, lines), PlayedIntermediary::isPlayed, new RequestPlayer.Sessions());
    }

    private static List<TapeLine> lines(Tape tape, String connection) {
        Optional<Reel> reel = tape.reel(connection);
        if (reel.isEmpty()) {
            tape.departed(
                    connection + ": line 0: the kit now opens this connection, which the recording does not have");
        }
        return reel.map(Reel::lines).orElse(List.of());
    }

    private static boolean isPlayed(TapeLine line) {
        return line.kind() == TapeLine.Kind.RECEIVED && !line.facts().containsKey(DIRECT_FACT);
    }

    /** Begins to send to the server. @throws Unreachable if it could not be started */
    void start(URI server) throws Unreachable {
        Optional<TapeLine> notStarted = IntermediaryNotes.notStarted(front);
        if (notStarted.isPresent()) {
            throw new Unreachable(
                    IntermediaryNotes.whyNotStarted(notStarted.get()),
                    notStarted.get().raw());
        }
        player.start(Map.of(behind, server), line -> {});
    }

    /** How often the kit had asked for the tools when it went on; empty if it never did. */
    Optional<Integer> asked() {
        return IntermediaryNotes.text(front, IntermediaryNotes.ASKED).map(Integer::valueOf);
    }

    @Override
    public Endpoint endpoint() {
        return endpoint;
    }

    @Override
    public String stderrTail() {
        return IntermediaryNotes.text(front, IntermediaryNotes.NO_TOOLS).orElse("");
    }

    /** Hears what goes over the connection of the server. */
    @Override
    public void message(Message message) {
        if (message.direction() == Direction.TO_TARGET || !message.transport().containsKey(DIRECT_FACT)) {
            player.message(behind, message);
        }
    }

    @Override
    public void anomaly(Anomaly anomaly) {
        // Follows from the messages.
    }

    @Override
    public void close() {
        try {
            player.finish();
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        } finally {
            player.close();
        }
    }
}
