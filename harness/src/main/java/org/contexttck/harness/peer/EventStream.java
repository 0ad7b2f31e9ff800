package org.contexttck.harness.peer;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes an event stream as the answer to a request; each event is on its way when the method returns. */
public final class EventStream implements AutoCloseable {

    private final OutputStream body;

    private EventStream(OutputStream body) {
        this.body = body;
    }

    public static EventStream open(HttpExchange exchange) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.getResponseHeaders().set("Cache-Control", "no-cache, no-transform");
        exchange.sendResponseHeaders(200, 0);
        return new EventStream(exchange.getResponseBody());
    }

    /** An event; {@code type} empty for the usual one. */
    public void event(String type, String data) throws IOException {
        String name = type.isEmpty() ? "" : "event: " + type + "\n";
        write(name + "data: " + data.replaceAll("\r\n?|\n", "\ndata: ") + "\n\n");
    }

    /** Something that readers skip. */
    public void comment(String text) throws IOException {
        write(": " + text + "\n\n");
    }

    private void write(String text) throws IOException {
        body.write(text.getBytes(StandardCharsets.UTF_8));
        body.flush();
    }

    @Override
    public void close() throws IOException {
        body.close();
    }
}
