package org.contexttck.harness.target.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.contexttck.harness.profile.claim.CredentialChange;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Listeners;
import org.contexttck.harness.target.shared.RecentMessages;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.harness.wire.mcp.McpClient;
import org.contexttck.harness.wire.mcp.Unanswered;
import org.contexttck.harness.wire.process.ServerProcess;
import org.contexttck.reports.event.Excerpt;

/**
 * The MCP server under test, reached as a profile says. Scenarios that only read share one connection; where state matters they open a fresh one.
 * A shared connection that has died is opened again, so that the rest of the run goes on.
 */
final class LiveServer implements ServerTarget {

    private static final int MOST_CONNECTIONS = 500;
    private static final int MOST_REMEMBERED = 30;

    /** So often in a row opening may stay unanswered until it is not waited for as long. */
    private static final int TIMES_UNOPENED = 3;

    private static final String LIST = "tools/list";

    private final Endpoint endpoint;
    private Optional<Revision> revision;
    private final Limits limits;
    private final ConnectionLog log;
    private final Optional<ServerProcess> process;
    private final List<LiveConnection> open = new ArrayList<>();
    private final Map<String, RecentMessages> recorded = new LinkedHashMap<>();
    private final Unanswered unanswered = new Unanswered();
    private int opened;
    private int unopened;
    private Optional<LiveConnection> shared = Optional.empty();
    private Optional<ToolListing> listing = Optional.empty();

    /**
     * @param revision the MCP revision to speak; empty to find out by probing
     * @param process ended with the target
     */
    LiveServer(
            Endpoint endpoint,
            Optional<Revision> revision,
            Limits limits,
            ConnectionLog log,
            Optional<ServerProcess> process) {
        this.endpoint = endpoint;
        this.revision = revision;
        this.limits = limits;
        this.log = log;
        this.process = process;
    }

    @Override
    public String transport() {
        return endpoint instanceof Endpoint.Http ? "http" : "stdio";
    }

    @Override
    public String address() {
        if (endpoint instanceof Endpoint.Http http) {
            return http.url().toString();
        }
        return endpoint instanceof Endpoint.Stdio stdio
                ? String.join(" ", stdio.command())
                : ((Endpoint.InProcess) endpoint).name();
    }

    @Override
    public synchronized LiveConnection shared() throws Unreachable, InterruptedException {
        if (shared.isEmpty() || !shared.get().usable()) {
            // Nothing is started beside one that hangs, which may hold a file or port that both need.
            shared.filter(LiveConnection::alive).ifPresent(this::release);
            shared = Optional.empty();
            shared = Optional.of(fresh());
        }
        return shared.get();
    }

    @Override
    public synchronized LiveConnection fresh() throws Unreachable, InterruptedException {
        LiveConnection connection = open(endpoint, listener -> listener);
        McpClient client = connection.client();
        if (client.revision().askable()) {
            revision = Optional.of(client.revision());
        }
        return connection;
    }

    @Override
    public synchronized Optional<Connection> changed(CredentialChange change) throws Unreachable, InterruptedException {
        Optional<Endpoint> other = OtherCredentials.of(endpoint, change);
        return other.isEmpty() ? Optional.empty() : Optional.of(open(other.get(), UnauthorizedListener::new));
    }

    @Override
    public boolean changes(CredentialChange change) {
        return OtherCredentials.of(endpoint, change).isPresent();
    }

    private LiveConnection open(Endpoint at, UnaryOperator<WireListener> heard)
            throws Unreachable, InterruptedException {
        if (opened == MOST_CONNECTIONS) {
            throw new Unreachable("gave up after " + MOST_CONNECTIONS + " connections in one run", "");
        }
        String name = "server-" + (++opened);
        ConnectionLog.Opened entry = log.open(name);
        RecentMessages recent = new RecentMessages();
        recorded.put(entry.transcript(), recent);
        forgetOldest();
        McpClient client = client(at, Listeners.both(recent, heard.apply(entry.listener())));
        LiveConnection connection = new LiveConnection(entry.transcript(), recent, client);
        open.add(connection);
        return connection;
    }

    private McpClient client(Endpoint at, WireListener listener) throws Unreachable, InterruptedException {
        boolean again = unopened >= TIMES_UNOPENED;
        try {
            McpClient client = McpClient.open(at, revision, again ? limits.hasty() : limits, listener, unanswered);
            unopened = 0;
            return client;
        } catch (Unreachable gone) {
            unopened += gone.isUnanswered() ? 1 : 0;
            throw again && gone.isUnanswered()
                    ? gone.because(gone.getMessage() + "; not waited for again: " + TIMES_UNOPENED
                            + " times before in a row it was not answered either")
                    : gone;
        }
    }

    /** A target that dies after each flood must not fill the memory; the transcripts still have everything. */
    private void forgetOldest() {
        if (recorded.size() > MOST_REMEMBERED) {
            recorded.remove(recorded.keySet().iterator().next());
        }
    }

    @Override
    public synchronized List<Excerpt> exchange(String transcript, long... orders) {
        return recorded.containsKey(transcript) ? recorded.get(transcript).excerpt(orders) : List.of();
    }

    @Override
    public synchronized void release(Connection connection) {
        open.remove(connection);
        connection.close();
    }

    @Override
    public synchronized ToolListing listed() throws Unreachable, InterruptedException {
        if (listing.isEmpty()) {
            LiveConnection connection = shared();
            ToolListing found = new ToolListing(
                    connection.transcript(), connection.client().listTools().pages());
            Answer last = connection.noted(found.list().last());
            if (!found.list().answered()) {
                String reason = LIST + ": " + last.describe();
                String stderr = connection.client().stderrTail();
                throw last.unclear() ? Unreachable.unanswered(reason, stderr) : new Unreachable(reason, stderr);
            }
            listing = Optional.of(found);
        }
        return listing.get();
    }

    @Override
    public void pause(Duration time) throws InterruptedException {
        Thread.sleep(time.toMillis());
    }

    @Override
    public synchronized void close() {
        open.forEach(LiveConnection::close);
        open.clear();
        shared = Optional.empty();
        process.ifPresent(ServerProcess::close);
    }
}
