package org.contexttck.harness.target.driver;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Launched;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.harness.wire.process.LineExchange;

/** Starts drivers. */
public final class DriverStarts {

    private final String name;
    private final Channel.Kind kind;
    private final StartCommand start;
    private final Launcher launcher;
    private final ConnectionLog log;
    private final AtomicInteger count = new AtomicInteger();

    /** @param name of their transcripts, before a number */
    public DriverStarts(String name, Channel.Kind kind, StartCommand start, Launcher launcher, ConnectionLog log) {
        this.name = name;
        this.kind = kind;
        this.start = start;
        this.launcher = launcher;
        this.log = log;
    }

    private ConnectionLog.Opened opened() {
        String next = name + "-" + count.incrementAndGet();
        return log.open(next, Channel.of(kind, next));
    }

    /**
     * The next one.
     *
     * @param listening who listens besides the record
     * @throws Unreachable with one line if it cannot be started
     */
    public DriverLines open(UnaryOperator<WireListener> listening) throws Unreachable {
        ConnectionLog.Opened opened = opened();
        WireListener listener = listening.apply(opened.listener());
        try {
            Launched program = launcher.launch(start.command(), start.environment(), start.directory());
            program.noteStderr(listener);
            LineExchange lines = new LineExchange(program.input(), program.output(), listener, Limits.defaults());
            return new DriverLines(program, lines, opened.transcript());
        } catch (Unreachable none) {
            listener.anomaly(new Anomaly(Anomaly.Kind.EXITED, "not started: " + none.getMessage(), 0));
            throw none;
        }
    }
}
