package org.contexttck.reference.participant;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * A small participant in a room of a gateway. It takes whatever it is sent. Whoever says something in a {@code chat} that
 * answers nothing gets an answer: two thoughts in a new context, the second in a context inside it, a conclusion in the
 * outer one, and a {@code chat} in the main context whose {@code correlation_id} is the message answered.
 */
public final class LiveParticipant implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int UNACCEPTABLE = 4000;

    private final String name;
    private final Habits habits;
    private final Participant participant;
    private final CompletableFuture<Void> joined = new CompletableFuture<>();
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    private final WebSocket socket;
    private CompletionStage<WebSocket> sending;

    private LiveParticipant(URI gateway, String name, String room, Optional<String> token, Habits habits) {
        this.name = name;
        this.habits = habits;
        this.participant = new Participant(name, Clock.systemUTC(), GroupingLimits.defaults(), habits);
        this.socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(gateway, new Ear())
                .join();
        this.sending = CompletableFuture.completedFuture(socket);
        ObjectNode payload = NODES.objectNode().put("participant", name).put("room", room);
        token.ifPresent(shown -> payload.put("token", shown));
        say(NODES.objectNode()
                .put("protocol", "mcpp/v0.1")
                .put("id", "join")
                .put("kind", "system/join")
                .set("payload", payload));
    }

    /**
     * Joins a room.
     *
     * @return one who has been welcomed
     * @throws java.util.concurrent.CompletionException if the gateway cannot be reached or lets nobody in
     */
    public static LiveParticipant join(URI gateway, String name, String room, Optional<String> token, Habits habits) {
        LiveParticipant live = new LiveParticipant(gateway, name, room, token, habits);
        live.joined.join();
        return live;
    }

    /** Completes when the connection has ended. */
    public CompletableFuture<Void> ended() {
        return ended;
    }

    @Override
    public void close() {
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").whenComplete((sent, failure) -> socket.abort());
    }

    private synchronized void say(JsonNode envelope) {
        String text = envelope.toString();
        sending = sending.thenCompose(ready -> ready.sendText(text, true));
    }

    private void hear(JsonNode envelope) {
        String kind = envelope.path("kind").asText();
        if (kind.equals("system/welcome")) {
            joined.complete(null);
        } else if (kind.equals("system/error") && !joined.isDone()) {
            joined.completeExceptionally(new IllegalStateException(
                    "not let in: " + envelope.at("/payload/message").asText()));
        } else if (!kind.startsWith("system/")) {
            try {
                participant.receive(envelope);
                if (habits.answers() && kind.equals("chat") && !envelope.has("correlation_id") && !own(envelope)) {
                    answer(envelope.path("id").asText()).forEach(this::say);
                }
            } catch (Unacceptable e) {
                socket.sendClose(UNACCEPTABLE, "unacceptable");
            }
        }
    }

    private boolean own(JsonNode envelope) {
        return envelope.path("from").asText().equals(name);
    }

    private List<JsonNode> answer(String to) {
        ContextRef outer = participant.open(Optional.of("reasoning"), Optional.empty());
        ContextRef inner = participant.open(Optional.of("reasoning"), Optional.of(outer));
        List<JsonNode> said = new ArrayList<>();
        said.add(participant.write("reflection", thought("what was said?"), Optional.of(outer), Optional.empty()));
        said.add(participant.write("reflection", thought("and why?"), Optional.of(inner), Optional.empty()));
        said.add(participant.write("conclusion", thought("say so"), Optional.of(outer), Optional.empty()));
        said.add(participant.write("chat", NODES.objectNode().put("text", "heard"), Optional.empty(), Optional.of(to)));
        return said;
    }

    private static JsonNode thought(String text) {
        return NODES.objectNode().put("thought", text);
    }

    private final class Ear implements WebSocket.Listener {

        private final StringBuilder partial = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            partial.append(data);
            if (last) {
                String text = partial.toString();
                partial.setLength(0);
                try {
                    hear(JSON.readTree(text));
                } catch (JsonProcessingException e) {
                    // too deep, or no envelope: there is nothing in it for a chat
                }
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int statusCode, String reason) {
            ended("the gateway closed with " + statusCode);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            ended("the connection broke: " + error);
        }

        private void ended(String why) {
            joined.completeExceptionally(new IllegalStateException(why));
            ended.complete(null);
        }
    }
}
