package org.contexttck.reference.server;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The ids of the requests that still wait for their answer. */
final class Unanswered {

    private static final JsonFactory JSON = new JsonFactory();

    private final Set<Object> ids = new HashSet<>();

    synchronized void arrived(JSONRPCMessage message) {
        if (message instanceof JSONRPCRequest request) {
            ids.add(request.id());
        }
    }

    /** @param line an answer, or something that has no id */
    void left(String line) throws IOException {
        Optional<Object> id = id(line);
        synchronized (this) {
            if (id.filter(ids::remove).isPresent()) {
                notifyAll();
            }
        }
    }

    /** Reads no further than the id, which the SDK writes before the result. */
    private static Optional<Object> id(String line) throws IOException {
        try (JsonParser parser = JSON.createParser(line)) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                JsonToken value = parser.nextToken();
                if (parser.currentName().equals("id")) {
                    return value.isNumeric() ? Optional.of(parser.getNumberValue()) : Optional.of(parser.getText());
                }
                parser.skipChildren();
            }
            return Optional.empty();
        }
    }

    /** Waits until every request has its answer, but no longer than this. */
    synchronized void await(Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        while (!ids.isEmpty() && System.nanoTime() < end) {
            wait(Math.max(1, (end - System.nanoTime()) / 1_000_000));
        }
    }
}
