package org.contexttck.harness.target.gateway;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.contexttck.harness.profile.target.GatewayEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.target.shared.FreePort;
import org.contexttck.harness.target.shared.Launched;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.target.shared.TemplateVariables;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.harness.wire.Patience;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;

/** The process of the gateway, if the kit starts it, and the port it was told. */
final class GatewayProgram implements AutoCloseable {

    private static final Duration TO_END = Duration.ofSeconds(5);
    private static final long BETWEEN_TRIES_MILLIS = 20;
    private static final int TRY_MILLIS = 1000;
    private static final int PORT = 80;
    private static final int TLS_PORT = 443;

    private final GatewayEntry entry;
    private final Launcher launcher;
    private final LatestConnection told = new LatestConnection();
    private Optional<Launched> running = Optional.empty();
    private TemplateVariables variables = TemplateVariables.none();
    private boolean awaited;

    GatewayProgram(GatewayEntry entry, Launcher launcher) {
        this.entry = entry;
        this.launcher = launcher;
    }

    /** A participant's connection is opened: what the gateway writes to stderr from now on has its place there. */
    void opened(WireListener connection) {
        told.opened(connection);
    }

    /** What is filled into its address. */
    synchronized TemplateVariables variables() {
        return variables;
    }

    /**
     * Starts it if it is the kit's to start and does not run.
     *
     * @param patience for a gateway that is not started by the kit
     * @return what is filled into its address
     * @throws Unreachable if it cannot be started, ends, or accepts no connection in time
     */
    synchronized TemplateVariables ensureRunning(Duration patience) throws Unreachable, InterruptedException {
        if (running.filter(Launched::alive).isPresent() || entry.start().isEmpty() && awaited) {
            return variables;
        }
        awaited = true;
        if (entry.start().isEmpty()) {
            await(patience);
            return variables;
        }
        running.ifPresent(Launched::close);
        StartCommand start = entry.start().get().start();
        variables = TemplateVariables.none().with("port", Integer.toString(freePort()));
        Launched program = launcher.launch(
                variables.command(start.command()), variables.environment(start.environment()), start.directory());
        program.noteStderr(told);
        program.drainOutput();
        running = Optional.of(program);
        await(entry.start().get().readyAfter());
        return variables;
    }

    /** The port that the kit has chosen for it, another after each start; empty if the kit does not start it. */
    synchronized Optional<String> port() {
        return running.map(program -> variables.text("{port}"));
    }

    /** Whether it is the kit's, takes no connections any more and has ended: what killed it came just before. */
    synchronized boolean isEnding() throws InterruptedException {
        URI url = url();
        Deadline deadline = Deadline.in(TO_END);
        while (running.isPresent() && !accepts(url.getHost(), port(url))) {
            if (!running.get().alive()) {
                return true;
            } else if (deadline.passed()) {
                return false;
            }
            Thread.sleep(BETWEEN_TRIES_MILLIS);
        }
        return false;
    }

    /** Its address, without anything of a participant. */
    synchronized URI url() {
        return URI.create(variables.text(entry.url().replaceAll("\\{(id|room|token)}", "x")));
    }

    /** The port that a URL leads to. */
    static int port(URI url) {
        int standard = url.getScheme().equals("wss") ? TLS_PORT : PORT;
        return url.getPort() >= 0 ? url.getPort() : standard;
    }

    /** The end of what it wrote; empty if it is not the kit's process. */
    synchronized String outputTail() {
        return running.map(Launched::stderrTail).orElse("");
    }

    /** What its process is doing; empty if it is not the kit's, or that cannot be known. */
    synchronized Optional<ProcessActivity> activity() {
        return running.flatMap(Launched::activity);
    }

    @Override
    public synchronized void close() {
        running.ifPresent(Launched::close);
    }

    private void await(Duration patience) throws Unreachable, InterruptedException {
        URI url = url();
        int port = port(url);
        Patience all = new Patience(patience);
        Deadline deadline = Deadline.in(patience);
        while (!accepts(url.getHost(), port)) {
            if (running.isPresent() && !running.get().alive()) {
                throw new Unreachable(
                        "the gateway " + running.get().state() + " before it accepted connections", outputTail());
            }
            if (deadline.passed()) {
                deadline = Deadline.in(all.moreToStart(activity())
                        .orElseThrow(() -> Unreachable.unanswered(
                                "nobody accepts connections at " + url.getHost() + ":" + port + " after "
                                        + all.waited().toMillis() + " ms",
                                outputTail())));
            }
            Thread.sleep(BETWEEN_TRIES_MILLIS);
        }
    }

    private static boolean accepts(String host, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), TRY_MILLIS);
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }

    private static int freePort() throws Unreachable {
        try {
            return FreePort.find();
        } catch (IOException none) {
            throw new Unreachable(none.getMessage(), "");
        }
    }
}
