package org.contexttck.harness.target;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Reel;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;

/**
 * The conversations of a client behind a driver, played from a recording. Each is found by its name, whichever process held
 * it; one that was held several times is played in the same order.
 */
final class PlayedConversations implements DriverCarriers {

    private final Tape tape;
    private final ConnectionLog log;
    private final List<DriverScene> scenes = new ArrayList<>();
    private final Map<Reel, ConnectionLog.Opened> logs = new HashMap<>();

    /** @param name of the transcripts, before a number */
    PlayedConversations(String name, Tape tape, ConnectionLog log) {
        this.tape = tape;
        this.log = log;
        tape.reels().stream()
                .filter(reel -> reel.name().matches(name + "-[0-9]+"))
                .map(DriverScene::of)
                .forEach(scenes::addAll);
        scenes.sort(Comparator.comparing(DriverScene::seq));
    }

    @Override
    public synchronized DriverCarrier open(String conversation, UnaryOperator<WireListener> listening)
            throws Unreachable {
        DriverScene scene = take(conversation);
        Optional<String> notStarted = scene.lines().stream()
                .flatMap(line -> DriverNotes.notStarted(line).stream())
                .findFirst();
        if (notStarted.isPresent()) {
            throw new Unreachable(notStarted.get(), "");
        }
        ConnectionLog.Opened opened =
                logs.computeIfAbsent(scene.reel(), reel -> shared(log.open(reel.name(), Traffic.OTHER)));
        return new PlayedDriver(scene.reel(), scene.lines(), opened.transcript(), listening.apply(opened.listener()));
    }

    private DriverScene take(String conversation) throws Unreachable {
        for (String name : new LinkedHashSet<>(List.of(conversation, ""))) {
            for (DriverScene scene : scenes) {
                if (scene.conversation().equals(name)) {
                    scenes.remove(scene);
                    return scene;
                }
            }
        }
        String none = "the recording has no further conversation \"" + conversation + "\"";
        tape.departed("driver: " + none);
        throw new Unreachable(none, "");
    }

    /** Several conversations that one process held may be played at the same time. */
    private static ConnectionLog.Opened shared(ConnectionLog.Opened opened) {
        return new ConnectionLog.Opened(opened.transcript(), new WireListener() {
            @Override
            public synchronized void message(Message message) {
                opened.listener().message(message);
            }

            @Override
            public synchronized void anomaly(Anomaly anomaly) {
                opened.listener().anomaly(anomaly);
            }
        });
    }

    @Override
    public boolean lasting() {
        return false;
    }

    @Override
    public synchronized void close() {
        for (DriverScene scene : scenes) {
            tape.departed(scene.reel().name() + ": line " + scene.seq() + ": the recording has the conversation \""
                    + scene.conversation() + "\", which the kit has not begun");
            scene.reel().over();
        }
        scenes.clear();
    }
}
