package org.contexttck.harness.target;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.contexttck.harness.profile.GatewayEntry;
import org.contexttck.harness.profile.StartCommand;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Unreachable;

/** The process of the gateway, if the kit starts it, and the port it was told. */
final class GatewayProgram implements GatewayHost {

    private static final Duration TO_END = Duration.ofSeconds(5);
    private static final long BETWEEN_TRIES_MILLIS = 20;
    private static final int TRY_MILLIS = 1000;
    private static final int PORT = 80;
    private static final int TLS_PORT = 443;

    private final GatewayEntry entry;
    private final Launcher launcher;
    private Optional<Launched> running = Optional.empty();
    private Fillings fillings = Fillings.none();
    private boolean awaited;

    GatewayProgram(GatewayEntry entry, Launcher launcher) {
        this.entry = entry;
        this.launcher = launcher;
    }

    @Override
    public synchronized Fillings fillings() {
        return fillings;
    }

    @Override
    public synchronized Fillings ensureRunning(String connection, Duration patience)
            throws Unreachable, InterruptedException {
        if (running.filter(Launched::alive).isPresent() || entry.start().isEmpty() && awaited) {
            return fillings;
        }
        awaited = true;
        if (entry.start().isEmpty()) {
            await(patience);
            return fillings;
        }
        running.ifPresent(Launched::close);
        StartCommand start = entry.start().get();
        fillings = Fillings.none().with("port", Integer.toString(freePort()));
        Launched program = launcher.launch(
                fillings.command(start.command()), fillings.environment(start.environment()), start.directory());
        program.drainOutput();
        running = Optional.of(program);
        await(start.readyAfter());
        return fillings;
    }

    @Override
    public synchronized Optional<String> port() {
        return running.map(program -> fillings.text("{port}"));
    }

    @Override
    public synchronized boolean isEnding() throws InterruptedException {
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

    @Override
    public synchronized URI url() {
        return URI.create(fillings.text(entry.url().replaceAll("\\{(id|room|token)}", "x")));
    }

    /** The port that a URL leads to. */
    static int port(URI url) {
        int standard = url.getScheme().equals("wss") ? TLS_PORT : PORT;
        return url.getPort() >= 0 ? url.getPort() : standard;
    }

    @Override
    public synchronized String outputTail() {
        return running.map(Launched::stderrTail).orElse("");
    }

    @Override
    public synchronized Optional<ProcessActivity> activity() {
        return running.flatMap(Launched::activity);
    }

    @Override
    public synchronized void close() {
        running.ifPresent(Launched::close);
    }

    private void await(Duration patience) throws Unreachable, InterruptedException {
        URI url = url();
        int port = port(url);
        Deadline deadline = Deadline.in(patience);
        while (!accepts(url.getHost(), port)) {
            if (running.isPresent() && !running.get().alive()) {
                throw new Unreachable(
                        "the gateway " + running.get().state() + " before it accepted connections", outputTail());
            }
            if (deadline.passed()) {
                String address = url.getHost() + ":" + port;
                throw Unreachable.unanswered(
                        "nobody accepts connections at " + address + " after " + patience.toMillis() + " ms",
                        outputTail());
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
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}))) {
            return socket.getLocalPort();
        } catch (IOException none) {
            throw new Unreachable("there is no free port: " + none.getMessage(), "");
        }
    }
}
