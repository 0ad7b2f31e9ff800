package org.contexttck.harness.target.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.claim.CredentialChange;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.mcp.ToolList;
import org.contexttck.reports.event.Excerpt;

/** The MCP server under test. Scenarios that only read share one connection; where state matters they open a fresh one. */
public interface ServerTarget extends AutoCloseable {

    /**
     * The server of a profile. One that is reached by HTTP and has a start command is started, and ended with the
     * target.
     *
     * @throws Unreachable if it could not be started or did not get ready in time
     */
    static ServerTarget start(Profile profile, ConnectionLog log) throws Unreachable, InterruptedException {
        return Endpoints.target(profile, log);
    }

    /**
     * A peer inside this JVM, under the claims and limits of a profile; it stands for the process that the profile would
     * start, and gets the environment that the profile gives that process.
     */
    static ServerTarget over(Profile profile, InProcessPeer peer, ConnectionLog log) {
        return Endpoints.target(profile, peer, log);
    }

    /** {@code http} or {@code stdio}. */
    String transport();

    /** Its URL, or the command that starts it. */
    String address();

    /** The connection that reading scenarios share. @throws Unreachable if it cannot be opened (again) */
    Connection shared() throws Unreachable, InterruptedException;

    /** A new connection in the revision that the first one agreed on, closed with the target at the latest. @throws Unreachable if it cannot be opened */
    Connection fresh() throws Unreachable, InterruptedException;

    /**
     * A new connection with other credentials, closed with the target at the latest. How the server turns it away is not
     * held against the server.
     *
     * @return empty if the change changes nothing
     * @throws Unreachable if it cannot be opened
     */
    Optional<Connection> changed(CredentialChange change) throws Unreachable, InterruptedException;

    /** Whether a change changes anything. */
    boolean changes(CredentialChange change);

    /** Ends a connection that was opened with {@link #fresh()}. */
    void release(Connection connection);

    /** The answers to {@code tools/list}, asked for once a run, and again only if none came. @throws Unreachable if none came */
    ToolListing listed() throws Unreachable, InterruptedException;

    /** The list of tools, see {@link #listed()}. */
    default ToolList list() throws Unreachable, InterruptedException {
        return listed().list();
    }

    /** The names in {@code tools/list}. */
    default Set<String> tools() throws Unreachable, InterruptedException {
        return listing().keySet();
    }

    /** A tool as {@code tools/list} describes it; empty if it is not listed. */
    default Optional<ObjectNode> tool(String name) throws Unreachable, InterruptedException {
        return Optional.ofNullable(listing().get(name));
    }

    /** The tools in {@code tools/list} as the server describes them, by name. */
    default Map<String, ObjectNode> listing() throws Unreachable, InterruptedException {
        return listed().byName();
    }

    /** Lets time pass, in which the server may do something. */
    void pause(Duration time) throws InterruptedException;

    /** Messages of one of the last connections of this run as evidence, whether it is still open or not. */
    List<Excerpt> exchange(String transcript, long... orders);

    @Override
    void close();
}
