package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/**
 * A stdio MCP server that relays to an MCP server over Streamable HTTP, for hosts that can only spawn servers. Adds what
 * HTTP asks for (session, headers) and nothing else; both eras of MCP. A request that HTTP does not answer is answered with
 * an error, so that the host need not wait for its own deadline.
 */
public final class StdioBridge {

    private static final long GOODBYE_SECONDS = 2;

    private final InputStream in;
    private final OutputStream out;
    private final BridgeLink link;
    private final ExecutorService threads = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "bridge");
        thread.setDaemon(true);
        return thread;
    });

    /** @param url of the server */
    public StdioBridge(URI url, InputStream in, OutputStream out) {
        this.in = new BufferedInputStream(in);
        this.out = out;
        this.link = new BridgeLink(url, this::write);
    }

    /** Relays its stdin and stdout until stdin ends. @param arguments the server's address */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (arguments.length != 1) {
            System.err.println("usage: StdioBridge URL");
            System.exit(64);
        }
        new StdioBridge(URI.create(arguments[0]), System.in, System.out).run();
    }

    /** Relays until the input ends, then ends the session. @throws IOException if the input cannot be read */
    public void run() throws IOException, InterruptedException {
        for (Optional<byte[]> line = line(); line.isPresent(); line = line()) {
            relay(line.get());
        }
        threads.shutdown();
        threads.awaitTermination(GOODBYE_SECONDS, TimeUnit.SECONDS);
        link.end();
    }

    private void relay(byte[] line) throws InterruptedException {
        JsonNode message = parse(line);
        boolean request = message.has("id") && message.path("method").isTextual();
        boolean first = message.path("method").asText().equals("initialize");
        if (request && !first) {
            threads.execute(() -> {
                try {
                    link.post(line, message);
                } catch (InterruptedException ending) {
                    Thread.currentThread().interrupt();
                }
            });
        } else {
            // What follows must not overtake it.
            link.post(line, message);
        }
    }

    private Optional<byte[]> line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int next = in.read();
        if (next < 0) {
            return Optional.empty();
        }
        while (next >= 0 && next != '\n') {
            line.write(next);
            next = in.read();
        }
        return Optional.of(line.toByteArray());
    }

    private synchronized void write(byte[] message) {
        byte[] line = new byte[message.length + 1];
        for (int i = 0; i < message.length; i++) {
            boolean lineEnd = message[i] == '\n' || message[i] == '\r';
            line[i] = lineEnd ? (byte) ' ' : message[i];
        }
        line[message.length] = '\n';
        try {
            out.write(line);
            out.flush();
        } catch (IOException hostIsGone) {
            // Its end of the input ends the relay as well.
        }
    }

    private static JsonNode parse(byte[] line) {
        try {
            return Json.read(line).node();
        } catch (JsonProblem relayedAsItIs) {
            return Json.object();
        }
    }
}
