package org.contexttck.harness.wire;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.Optional;

/**
 * An MCP server, or anything else to be tested, that runs inside this JVM instead of in a process of its own. It gets a
 * set of streams in place of the standard streams of a process, and everything else is as it is for a process: a message
 * a line, stray output counts as stray output, and its end is an exit.
 *
 * <p>An example for a server that serves until its input ends:
 *
 * <pre>{@code
 * InProcessPeer peer = connection -> {
 *     MyServer server = new MyServer(connection.in(), connection.out());
 *     server.awaitEndOfInput();
 *     return 0;
 * };
 * }</pre>
 */
@FunctionalInterface
public interface InProcessPeer {

    /**
     * What a peer has of one connection.
     *
     * @param in what the client says, UTF-8; it ends when the client is done
     * @param out what is said to the client; of bounded room, so that writing waits for a client that does not read; there
     *     is nothing to flush
     * @param err text for people; its last 16 KiB are shown if the peer cannot be reached
     * @param environment what a process would find in its environment, without what it would inherit: credentials and other
     *     settings of the profile
     */
    record Connection(InputStream in, OutputStream out, OutputStream err, Map<String, String> environment) {
        public Connection {
            environment = Map.copyOf(environment);
        }
    }

    /**
     * Serves one connection. Called once for each connection, in a thread of its own; several connections may be open at
     * the same time, so what belongs to one of them must not be shared.
     *
     * <p>Returning is what the end of a process is: the streams are closed then, and requests without an answer stay
     * without one. When the client is done, the input ends; a peer that does not return within about half a second after
     * that is interrupted, and its streams are closed.
     *
     * @return the exit code; 0 is success
     * @throws Exception anything; it ends the connection like exit code 1, with the stack trace on {@code err}
     */
    int serve(Connection connection) throws Exception;

    /** What the process is doing that it stands for; empty if it stands for none. May take a moment. */
    default Optional<ProcessActivity> activity() {
        return Optional.empty();
    }
}
