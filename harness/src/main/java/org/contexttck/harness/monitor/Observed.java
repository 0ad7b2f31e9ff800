package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.Optional;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.RpcMessage;

/** One message of a session, as a monitor sees it. What many monitors ask of it is looked up once. */
public final class Observed {

    private final Channel channel;
    private final String transcript;
    private final Message message;
    private final JsonNode json;
    private final String method;
    private final Optional<String> key;

    /**
     * A message.
     *
     * @param channel what it went over
     * @param transcript the file that it stands in, for the findings about it
     * @param message itself; its {@code order} counts within the transcript, {@link Direction#FROM_TARGET} is what the channel's
     *     kind calls the target: the server, the client, the gateway
     */
    public Observed(Channel channel, String transcript, Message message) {
        this.channel = channel;
        this.transcript = transcript;
        this.message = message;
        this.json = message.json().orElse(MissingNode.getInstance());
        this.method = json.path("method").asText("");
        this.key = Optional.ofNullable(json.get("id")).map(RpcMessage::key);
    }

    public Channel channel() {
        return channel;
    }

    public String transcript() {
        return transcript;
    }

    public Message message() {
        return message;
    }

    /** What it says; missing if it is no JSON. */
    public JsonNode json() {
        return json;
    }

    /** The method that it names; empty text if it names none. */
    public String method() {
        return method;
    }

    /** The text under which a request and its answer meet, whatever its id is; empty without an id. */
    public Optional<String> key() {
        return key;
    }

    /** Whether the target sent it. */
    public boolean fromTarget() {
        return message.direction() == Direction.FROM_TARGET;
    }
}
