package org.contexttck.reference.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;

/** The requests that still wait for their answer. */
final class Unanswered {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Set<JsonNode> ids = new HashSet<>();

    synchronized void asked(String line) {
        JsonNode message = read(line);
        if (message.has("method") && message.has("id")) {
            ids.add(message.get("id"));
        }
    }

    synchronized void answered(String line) {
        JsonNode message = read(line);
        if (!message.has("method") && ids.remove(message.path("id"))) {
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

    private static JsonNode read(String line) {
        try {
            return JSON.readTree(line);
        } catch (JsonProcessingException e) {
            return JSON.missingNode();
        }
    }
}
