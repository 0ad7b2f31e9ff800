package org.contexttck.reference.server;

import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;

/** The ids of the requests that still wait for their answer. */
final class Unanswered {

    private final Set<Object> ids = new HashSet<>();

    synchronized void arrived(JSONRPCMessage message) {
        if (message instanceof JSONRPCRequest request) {
            ids.add(request.id());
        }
    }

    synchronized void left(JSONRPCMessage message) {
        if (message instanceof JSONRPCResponse answer && ids.remove(answer.id())) {
            notifyAll();
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
