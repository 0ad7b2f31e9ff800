package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;

/**
 * One message of a session, as a monitor sees it.
 *
 * @param channel what it went over
 * @param transcript the file that it stands in, for the findings about it
 * @param message itself; its {@code order} counts within the transcript, {@link Direction#FROM_TARGET} is what the channel's
 *     kind calls the target: the server, the client, the gateway
 */
public record Observed(Channel channel, String transcript, Message message) {

    /** What it says; missing if it is no JSON. */
    public JsonNode json() {
        return message.json().orElse(MissingNode.getInstance());
    }

    /** Whether the target sent it. */
    public boolean fromTarget() {
        return message.direction() == Direction.FROM_TARGET;
    }
}
