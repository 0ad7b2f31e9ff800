package org.contexttck.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;

/** The connection to a browser: commands and their answers, and events by session. */
final class DevTools implements WebSocket.Listener, AutoCloseable {

    private static final JsonMapper JSON = new JsonMapper();
    private static final long SECONDS = 30;

    private final Map<Integer, CompletableFuture<JsonNode>> open = new ConcurrentHashMap<>();
    private final Map<String, BiConsumer<String, JsonNode>> sessions = new ConcurrentHashMap<>();
    private final AtomicInteger ids = new AtomicInteger();
    private final StringBuilder text = new StringBuilder();
    private final WebSocket socket;

    private DevTools(URI address) {
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .connectTimeout(Duration.ofSeconds(SECONDS))
                .buildAsync(address, this)
                .join();
    }

    static DevTools connect(URI address) {
        return new DevTools(address);
    }

    static ObjectNode object() {
        return JSON.createObjectNode();
    }

    /** Hears the events of one session: name and parameters. */
    void listen(String session, BiConsumer<String, JsonNode> listener) {
        sessions.put(session, listener);
    }

    /**
     * Sends a command and waits for its answer.
     *
     * @param session the session it is for; empty for the browser itself
     * @throws BrowserFault if the browser refuses, or does not answer
     */
    JsonNode call(String session, String method, ObjectNode parameters) {
        int id = ids.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        open.put(id, answer);
        ObjectNode command = object().put("id", id).put("method", method);
        command.set("params", parameters);
        if (!session.isEmpty()) {
            command.put("sessionId", session);
        }
        synchronized (socket) {
            socket.sendText(command.toString(), true).join();
        }
        JsonNode said = wait(method, answer);
        if (said.has("error")) {
            throw new BrowserFault(method + ": " + said.at("/error/message").asText());
        }
        return said.path("result");
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        text.append(data);
        if (last) {
            String whole = text.toString();
            text.setLength(0);
            hear(whole);
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        fail(new BrowserFault("the browser closed the connection"));
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        fail(new BrowserFault("the connection to the browser broke", error));
    }

    @Override
    public void close() {
        socket.abort();
    }

    private void hear(String message) {
        try {
            JsonNode node = JSON.readTree(message);
            CompletableFuture<JsonNode> answer = open.remove(node.path("id").asInt(0));
            if (answer != null) {
                answer.complete(node);
            } else {
                sessions.getOrDefault(node.path("sessionId").asText(), (name, parameters) -> {})
                        .accept(node.path("method").asText(), node.path("params"));
            }
        } catch (IOException e) {
            fail(new BrowserFault("the browser sent no JSON", e));
        }
    }

    private void fail(BrowserFault fault) {
        open.values().forEach(answer -> answer.completeExceptionally(fault));
    }

    private static JsonNode wait(String what, CompletableFuture<JsonNode> answer) {
        try {
            return answer.get(SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw new BrowserFault(what + " was not answered within " + SECONDS + " s", e);
        } catch (ExecutionException e) {
            throw new BrowserFault(what + ": " + e.getCause().getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BrowserFault(what + " was interrupted", e);
        }
    }
}
