package org.contexttck.reference.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.contexttck.reference.contextpack.MemoryDatabase;
import org.contexttck.reference.transientcontext.Findings;

/** Talks to a stdio server in this process, line by line. */
public final class RawClient implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int BUFFER = 1 << 20;

    private static final long PATIENCE_SECONDS = 20;

    private final OutputStream toServer;
    private final BufferedReader fromServer;
    private final CompletableFuture<Integer> exit;
    private int barriers;

    /** Starts a server and initializes it, with the token of the organisation that the reference knows. */
    public RawClient(LineTap tap, Findings findings) throws IOException {
        this(tap, findings, Optional.of("org-reference-token"));
    }

    /** Starts a server and initializes it. */
    public RawClient(LineTap tap, Findings findings, Optional<String> token) throws IOException {
        PipedOutputStream out = new PipedOutputStream();
        PipedOutputStream in = new PipedOutputStream();
        PipedInputStream serverIn = new PipedInputStream(in, BUFFER);
        fromServer =
                new BufferedReader(new InputStreamReader(new PipedInputStream(out, BUFFER), StandardCharsets.UTF_8));
        toServer = in;
        exit = CompletableFuture.supplyAsync(
                () -> serve(new StdioServer(serverIn, out, tap), out, findings, token), work -> {
                    Thread thread = new Thread(work, "stdio server");
                    thread.setDaemon(true);
                    thread.start();
                });
        send("{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':'2025-11-25',"
                + "'capabilities':{},'clientInfo':{'name':'test','version':'1'}}}");
        fromServer.readLine();
    }

    private static int serve(StdioServer server, OutputStream out, Findings findings, Optional<String> token) {
        try (out;
                MemoryDatabase memories = MemoryDatabase.inMemory()) {
            return server.serve(findings, memories, token);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Sends a line, in which ' stands for ". */
    public void send(String line) throws IOException {
        toServer.write((line.replace('\'', '"') + "\n").getBytes(StandardCharsets.UTF_8));
        toServer.flush();
    }

    /** Sends a line and collects everything that comes before the answer to a ping behind it. */
    public List<String> exchange(String line) throws IOException {
        send(line);
        String barrier = "barrier " + barriers++;
        try {
            send("{'jsonrpc':'2.0','id':'" + barrier + "','method':'ping'}");
        } catch (IOException ended) {
            // The server has ended already; what it said until then is still to be read.
        }
        List<String> lines = new ArrayList<>();
        String next = fromServer.readLine();
        while (next != null && !next.contains(barrier)) {
            lines.add(next);
            next = fromServer.readLine();
        }
        if (next == null) {
            lines.add("end of stream");
        }
        return lines;
    }

    /** The one answer to a tool call. */
    public JsonNode call(String tool, String arguments) throws IOException {
        List<String> lines = exchange(callLine(tool, arguments));
        if (lines.size() != 1) {
            throw new IOException("not one answer: " + lines);
        }
        return JSON.readTree(lines.get(0));
    }

    /** A call as a line. */
    public static String callLine(String tool, String arguments) {
        return "{'jsonrpc':'2.0','id':7,'method':'tools/call','params':{'name':'" + tool + "','arguments':" + arguments
                + "}}";
    }

    /** Tells the server that the client is done, and waits for its exit code. */
    public int end() throws IOException {
        toServer.close();
        return exit.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    /** The next line, or null at the end. */
    public String line() throws IOException {
        return fromServer.readLine();
    }

    @Override
    public void close() throws IOException {
        end();
    }
}
