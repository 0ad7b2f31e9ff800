package org.contexttck.harness.target;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.contexttck.harness.profile.CredentialChange;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.McpClient;
import org.contexttck.harness.wire.Reel;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.ServerProcess;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.ToolList;
import org.contexttck.harness.wire.Unanswered;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.reports.event.Excerpt;

/**
 * The MCP server under test. Scenarios that only read share one connection; where state matters they open a fresh one.
 * A shared connection that has died is opened again, so that the rest of the run goes on.
 */
public final class ServerTarget implements AutoCloseable {

    private static final int MOST_CONNECTIONS = 200;
    private static final int MOST_REMEMBERED = 30;

    /** So often in a row opening may stay unanswered until it is not waited for as long. */
    private static final int TIMES_UNOPENED = 3;

    private static final String LIST = "tools/list";

    private final Endpoint endpoint;
    private Optional<Revision> revision;
    private final Limits limits;
    private final ConnectionLog log;
    private final Optional<ServerProcess> process;
    private final Optional<Tape> tape;
    private final List<Connection> open = new ArrayList<>();
    private final Map<String, RecentMessages> recorded = new LinkedHashMap<>();
    private int opened;
    private Optional<Connection> shared = Optional.empty();
    private final Unanswered unanswered = new Unanswered();
    private Optional<ToolList> list = Optional.empty();
    private volatile Consumer<String> unclear = reason -> {};
    private int unopened;

    /**
     * @param revision the MCP revision to speak; empty to find out by probing
     * @param process ended with the target
     * @param tape played instead of reaching the endpoint, if there is one
     */
    ServerTarget(
            Endpoint endpoint,
            Optional<Revision> revision,
            Limits limits,
            ConnectionLog log,
            Optional<ServerProcess> process,
            Optional<Tape> tape) {
        this.endpoint = endpoint;
        this.revision = revision;
        this.limits = limits;
        this.log = log;
        this.process = process;
        this.tape = tape;
    }

    /**
     * The server of a profile. One that is reached by HTTP and has a start command is started, and ended with the
     * target.
     *
     * @throws Unreachable if it could not be started or did not get ready in time
     */
    public static ServerTarget start(Profile profile, ConnectionLog log) throws Unreachable, InterruptedException {
        return Endpoints.target(profile, log);
    }

    /**
     * A peer inside this JVM, under the claims and limits of a profile; it stands for the process that the profile would
     * start, and gets the environment that the profile gives that process.
     */
    public static ServerTarget over(Profile profile, InProcessPeer peer, ConnectionLog log) {
        return Endpoints.target(profile, peer, log);
    }

    /**
     * What was recorded of the server of a profile, which is not started: the n-th connection plays what was recorded on the
     * n-th one. The {@link #endpoint()} is that of the profile.
     */
    public static ServerTarget recorded(Profile profile, Tape tape, ConnectionLog log) {
        return Endpoints.target(profile, tape, log);
    }

    public Endpoint endpoint() {
        return endpoint;
    }

    /** The connection that reading scenarios share. @throws Unreachable if it cannot be opened (again) */
    public synchronized Connection shared() throws Unreachable, InterruptedException {
        if (shared.isEmpty() || !shared.get().usable()) {
            // Nothing is started beside one that hangs, which may hold a file or port that both need.
            shared.filter(connection -> connection.client().alive()).ifPresent(this::release);
            shared = Optional.empty();
            shared = Optional.of(fresh());
        }
        return shared.get();
    }

    /** A new connection in the revision that the first one agreed on, closed with the target at the latest. @throws Unreachable if it cannot be opened */
    public synchronized Connection fresh() throws Unreachable, InterruptedException {
        Connection connection = open(endpoint, listener -> listener);
        McpClient client = connection.client();
        if (client.revision().askable()) {
            revision = Optional.of(client.revision());
        }
        return connection;
    }

    /**
     * A new connection with other credentials, closed with the target at the latest. How the server turns it away is not
     * held against the server.
     *
     * @return empty if the change changes nothing
     * @throws Unreachable if it cannot be opened
     */
    public synchronized Optional<Connection> changed(CredentialChange change) throws Unreachable, InterruptedException {
        Optional<Endpoint> other = tape.isEmpty() ? OtherCredentials.of(endpoint, change) : recordedNext(tape.get());
        return other.isEmpty() ? Optional.empty() : Optional.of(open(other.get(), TurnedAway::new));
    }

    private Connection open(Endpoint at, UnaryOperator<WireListener> heard) throws Unreachable, InterruptedException {
        if (opened == MOST_CONNECTIONS) {
            throw new Unreachable("gave up after " + MOST_CONNECTIONS + " connections in one run", "");
        }
        String name = "server-" + (++opened);
        ConnectionLog.Opened entry = log.open(name);
        RecentMessages recent = new RecentMessages();
        recorded.put(entry.transcript(), recent);
        forgetOldest();
        McpClient client = client(
                tape.isEmpty() ? at : recorded(tape.get(), name),
                Listeners.both(recent, heard.apply(entry.listener())));
        Connection connection = new Connection(entry.transcript(), recent, client, this::doubt);
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
            if (!gone.isUnanswered()) {
                throw gone;
            }
            unopened++;
            doubt(gone.getMessage());
            throw again
                    ? gone.because(gone.getMessage() + "; not waited for again: " + TIMES_UNOPENED
                            + " times before in a row it was not answered either")
                    : gone;
        }
    }

    private void doubt(String reason) {
        unclear.accept(reason);
    }

    /** From here on this hears of what stays unanswered while nothing shows that the server could have answered. */
    public synchronized void tellUnclear(Consumer<String> scenario) {
        unclear = scenario;
    }

    /** Secrets and the environment of then are not known any more, but whether a connection was opened at this point is. */
    private Optional<Endpoint> recordedNext(Tape played) {
        return played.reel("server-" + (opened + 1)).filter(Reel::hasTurn).map(Endpoint.Recorded::new);
    }

    private static Endpoint recorded(Tape tape, String name) throws Unreachable {
        Optional<Reel> reel = tape.reel(name);
        if (reel.isEmpty()) {
            tape.departed(name + ": line 0: the kit now opens this connection, which the recording does not have");
            throw new Unreachable("the recording has no connection " + name, "");
        }
        return new Endpoint.Recorded(reel.get());
    }

    /** A target that dies after each flood must not fill the memory; the transcripts still have everything. */
    private void forgetOldest() {
        if (recorded.size() > MOST_REMEMBERED) {
            recorded.remove(recorded.keySet().iterator().next());
        }
    }

    /** Messages of one of the last connections of this run as evidence, whether it is still open or not. */
    public synchronized List<Excerpt> exchange(String transcript, long... orders) {
        return recorded.containsKey(transcript) ? recorded.get(transcript).excerpt(orders) : List.of();
    }

    /** Ends a connection that was opened with {@link #fresh()}. */
    public synchronized void release(Connection connection) {
        open.remove(connection);
        connection.close();
    }

    /**
     * The list of tools, asked for once a run, and again only if no answer came.
     *
     * @throws Unreachable if none came
     */
    public synchronized ToolList list() throws Unreachable, InterruptedException {
        if (list.isEmpty()) {
            Connection connection = shared();
            ToolList found = connection.client().listTools();
            connection.heard(LIST, found.last());
            if (!found.answered()) {
                throw new Unreachable(
                        LIST + ": " + found.last().describe(),
                        connection.client().stderrTail());
            }
            list = Optional.of(found);
        }
        return list.get();
    }

    /** The names in {@code tools/list}, see {@link #list()}. */
    public synchronized Set<String> tools() throws Unreachable, InterruptedException {
        return listing().keySet();
    }

    /** A tool as {@code tools/list} describes it; empty if it is not listed. */
    public Optional<ObjectNode> tool(String name) throws Unreachable, InterruptedException {
        return Optional.ofNullable(listing().get(name));
    }

    /** The tools in {@code tools/list} as the server describes them, by name; asked for as {@link #tools()} is. */
    public synchronized Map<String, ObjectNode> listing() throws Unreachable, InterruptedException {
        Map<String, ObjectNode> byName = new LinkedHashMap<>();
        list().tools().forEach(tool -> byName.putIfAbsent(tool.path("name").asText(), tool));
        return Collections.unmodifiableMap(byName);
    }

    @Override
    public synchronized void close() {
        open.forEach(Connection::close);
        open.clear();
        shared = Optional.empty();
        process.ifPresent(ServerProcess::close);
    }
}
