package org.contexttck.reference.server;

import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.contexttck.reference.contextpack.ContextPackTools;
import org.contexttck.reference.contextpack.MemoryDatabase;
import org.contexttck.reference.tool.Results;
import org.contexttck.reference.transientcontext.Findings;

/**
 * Serves one client over a pair of streams, usually standard input and output.
 *
 * <p>The SDK's transport drops pending answers when its input closes, never tells the process to end, and goes deaf after a
 * line that is no message. So its input is wrapped: the end of the stream is held back until everything asked has been
 * answered, and is reported; a line that is no message is answered with a parse error and goes no further.
 */
public final class StdioServer {

    private static final Duration LAST_ANSWERS = Duration.ofSeconds(1);

    // the SDK goes deaf after a line that is too long, as well
    private static final int LONGEST_LINE = Integer.MAX_VALUE;

    private static final String NO_MESSAGE =
            "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32700,\"message\":\"not a JSON-RPC message\"}}";

    private final InputStream in;
    private final OutputStream out;
    private final LineTap tap;
    private final Unanswered unanswered = new Unanswered();
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile int exitCode;

    /**
     * Prepares a server; {@link #serve} starts it.
     *
     * @param in one JSON-RPC message a line, UTF-8; its end ends the server
     * @param out where the answers go; nothing else is written there
     * @param tap sees and may change every line
     */
    public StdioServer(InputStream in, OutputStream out, LineTap tap) {
        this.in = in;
        this.out = out;
        this.tap = tap;
    }

    /**
     * Serves until the input ends.
     *
     * @param findings where the consumer tool stores
     * @param memories what packs are made of
     * @param token what the client shows for its organisation, if anything
     * @return the exit code for the process: 0, or 1 if the tap ended it
     */
    public int serve(Findings findings, MemoryDatabase memories, Optional<String> token) throws InterruptedException {
        McpSyncServer server = ReferenceServer.over(
                new StdioServerTransportProvider(
                        Results.JSON,
                        new LineInput(in, this::arriving, this::lastAnswers),
                        new LineOutput(this::leaving),
                        LONGEST_LINE),
                findings,
                ContextPackTools.all(memories, call -> token));
        try {
            ended.await();
            return exitCode;
        } finally {
            server.close();
        }
    }

    private LineInput.Fate arriving(String line) {
        if (tap.endsOn(line)) {
            exitCode = 1;
            return LineInput.Fate.END;
        }
        try {
            unanswered.arrived(McpSchema.deserializeJsonRpcMessage(Results.JSON, line));
            send(tap.arriving(line));
            return LineInput.Fate.PASS;
        } catch (IOException | IllegalArgumentException e) {
            return refused(line);
        }
    }

    private LineInput.Fate refused(String line) {
        try {
            send(line.isEmpty() ? List.of() : List.of(NO_MESSAGE));
            return LineInput.Fate.SKIP;
        } catch (IOException e) {
            return LineInput.Fate.END;
        }
    }

    private void leaving(String line) throws IOException {
        send(tap.leaving(line));
        unanswered.left(line);
    }

    private void lastAnswers() {
        try {
            unanswered.await(LAST_ANSWERS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            ended.countDown();
        }
    }

    private void send(List<String> lines) throws IOException {
        if (lines.isEmpty()) {
            // a client that is slow to read must not keep its next requests from being read
            return;
        }
        synchronized (out) {
            for (String line : lines) {
                out.write(tap.encoded(line + "\n"));
            }
            out.flush();
        }
    }
}
