package org.contexttck.harness.target;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.contexttck.harness.wire.Reel;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;

/** Drivers played from a recording in which one was started after another. */
final class PlayedStarts implements DriverCarriers {

    private final String name;
    private final Tape tape;
    private final ConnectionLog log;
    private int count;

    /** @param name of the transcripts, before a number */
    PlayedStarts(String name, Tape tape, ConnectionLog log) {
        this.name = name;
        this.tape = tape;
        this.log = log;
    }

    @Override
    public synchronized DriverCarrier open(String conversation, UnaryOperator<WireListener> listening)
            throws Unreachable {
        Optional<Reel> reel = tape.reel(name(++count));
        if (reel.isEmpty()) {
            String none = "the recording has no " + name(count);
            tape.departed(name + ": " + none + ", and the kit wants to start one");
            throw new Unreachable(none, "");
        }
        Optional<String> notStarted = reel.get().lines().stream()
                .flatMap(line -> DriverNotes.notStarted(line).stream())
                .findFirst();
        if (notStarted.isPresent()) {
            throw new Unreachable(notStarted.get(), "");
        }
        ConnectionLog.Opened opened = log.open(name(count), Traffic.OTHER);
        return new PlayedDriver(
                reel.get(), reel.get().lines(), opened.transcript(), listening.apply(opened.listener()));
    }

    private String name(int number) {
        return name + "-" + number;
    }

    @Override
    public boolean lasting() {
        return true;
    }

    @Override
    public synchronized void close() {
        Optional<Reel> more = tape.reel(name(count + 1));
        more.ifPresent(
                reel -> tape.departed(reel.name() + ": the recording has it, and the kit has not wanted to start it"));
        for (; more.isPresent(); more = tape.reel(name(++count + 1))) {
            more.get().over();
        }
    }
}
