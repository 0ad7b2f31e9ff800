package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** stub */
public final class McpClient implements AutoCloseable {
    public static McpClient open(Endpoint endpoint, Optional<Revision> revision, Limits limits, WireListener listener)
            throws Unreachable, InterruptedException {
        throw new UnsupportedOperationException();
    }

    public Revision revision() {
        throw new UnsupportedOperationException();
    }

    public Optional<ObjectNode> opening() {
        throw new UnsupportedOperationException();
    }

    public Answer request(String method, ObjectNode params) throws InterruptedException {
        throw new UnsupportedOperationException();
    }

    public CompletableFuture<Answer> send(String method, ObjectNode params) {
        throw new UnsupportedOperationException();
    }

    public CompletableFuture<Answer> sendWithId(JsonNode id, String method, ObjectNode params) {
        throw new UnsupportedOperationException();
    }

    public void notify(String method, ObjectNode params) {
        throw new UnsupportedOperationException();
    }

    public Answer callTool(String name, ObjectNode arguments) throws InterruptedException {
        throw new UnsupportedOperationException();
    }

    public ToolList listTools() throws InterruptedException {
        throw new UnsupportedOperationException();
    }

    public boolean alive() {
        throw new UnsupportedOperationException();
    }

    public Optional<Integer> exitCode() {
        throw new UnsupportedOperationException();
    }

    public String stderrTail() {
        throw new UnsupportedOperationException();
    }

    public void settle(Duration quiet) throws InterruptedException {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}
}
