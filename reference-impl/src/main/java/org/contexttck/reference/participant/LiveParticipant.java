package org.contexttck.reference.participant;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.java_websocket.client.WebSocketClient;
import org.java_websocket.exceptions.WebsocketNotConnectedException;
import org.java_websocket.framing.CloseFrame;
import org.java_websocket.handshake.ServerHandshake;

/**
 * A small participant in a room of a gateway. It takes whatever it is sent. Whoever says something in a {@code chat} that
 * answers nothing gets an answer: two thoughts in a new context, the second in a context inside it, a conclusion in the
 * outer one, and a {@code chat} in the main context whose {@code correlation_id} is the message answered.
 *
 * <p>The client of the JDK is not used: it misses now and then that a gateway has closed right after its last message.
 */
public final class LiveParticipant implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int UNACCEPTABLE = 4000;

    /** How long a gateway has for answering a farewell. */
    private static final long FAREWELL_MILLIS = 1_000;

    private final String name;
    private final ParticipantBehaviour behaviour;
    private final Participant participant;
    private final CompletableFuture<Void> opened = new CompletableFuture<>();
    private final CompletableFuture<Void> joined = new CompletableFuture<>();
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    private final Ear socket;

    private LiveParticipant(
            URI gateway, String name, String room, Optional<String> token, ParticipantBehaviour behaviour) {
        this.name = name;
        this.behaviour = behaviour;
        this.participant = new Participant(name, Clock.systemUTC(), GroupingLimits.defaults(), behaviour);
        this.socket = new Ear(gateway);
        socket.connect();
        opened.join();
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
    public static LiveParticipant join(
            URI gateway, String name, String room, Optional<String> token, ParticipantBehaviour behaviour) {
        LiveParticipant live = new LiveParticipant(gateway, name, room, token, behaviour);
        try {
            live.joined.join();
        } catch (CompletionException e) {
            live.close();
            throw e;
        }
        return live;
    }

    /** Completes when the connection has ended. */
    public CompletableFuture<Void> ended() {
        return ended;
    }

    /** Says farewell, and goes if that is not answered. */
    @Override
    public void close() {
        socket.close(CloseFrame.NORMAL);
        ended.completeOnTimeout(null, FAREWELL_MILLIS, TimeUnit.MILLISECONDS).join();
        socket.closeConnection(CloseFrame.NORMAL, "");
    }

    private void say(JsonNode envelope) {
        try {
            socket.send(envelope.toString());
        } catch (WebsocketNotConnectedException e) {
            // the listener hears of it
        }
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
                participant.receive(List.of(envelope));
                if (behaviour.answers() && kind.equals("chat") && !envelope.has("correlation_id") && !own(envelope)) {
                    answer(envelope.path("id").asText()).forEach(this::say);
                }
            } catch (Unacceptable e) {
                socket.close(UNACCEPTABLE, "unacceptable");
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

    private final class Ear extends WebSocketClient {

        Ear(URI gateway) {
            super(gateway);
            setConnectionLostTimeout(0);
            setTcpNoDelay(true);
            setDaemon(true);
        }

        @Override
        public void onOpen(ServerHandshake handshake) {
            opened.complete(null);
        }

        @Override
        public void onMessage(String text) {
            try {
                hear(JSON.readTree(text));
            } catch (JsonProcessingException e) {
                // too deep, or no envelope: there is nothing in it for a chat
            }
        }

        @Override
        public void onClose(int statusCode, String reason, boolean remote) {
            fail("the gateway closed with " + statusCode);
            ended.complete(null);
        }

        @Override
        public void onError(Exception error) {
            fail("the connection broke: " + error);
            closeConnection(CloseFrame.ABNORMAL_CLOSE, "");
        }

        private void fail(String why) {
            opened.completeExceptionally(new IllegalStateException(why));
            joined.completeExceptionally(new IllegalStateException(why));
        }
    }
}
