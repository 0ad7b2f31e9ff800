package org.contexttck.harness.target;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.LineExchange;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;

/** Starts drivers. */
final class RunningDrivers implements DriverCarriers {

    private final String name;
    private final StartCommand start;
    private final Launcher launcher;
    private final ConnectionLog log;
    private final AtomicInteger count = new AtomicInteger();

    /** @param name of their transcripts, before a number */
    RunningDrivers(String name, StartCommand start, Launcher launcher, ConnectionLog log) {
        this.name = name;
        this.start = start;
        this.launcher = launcher;
        this.log = log;
    }

    @Override
    public DriverCarrier open(String conversation, UnaryOperator<WireListener> listening) throws Unreachable {
        ConnectionLog.Opened opened = log.open(name + "-" + count.incrementAndGet(), Traffic.OTHER);
        WireListener listener = listening.apply(opened.listener());
        try {
            Launched program = launcher.launch(start.command(), start.environment(), start.directory());
            LineExchange lines = new LineExchange(program.input(), program.output(), listener, Limits.defaults());
            return new RunningDriver(
                    program, lines, opened.transcript(), Map.of(DriverNotes.CONVERSATION, conversation));
        } catch (Unreachable none) {
            listener.anomaly(DriverNotes.notStarted(none.getMessage()));
            throw none;
        }
    }

    @Override
    public boolean lasting() {
        return true;
    }

    /** Nothing is left: whoever was given a driver closes it. */
    @Override
    public void close() {}
}
