package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** What the engine knows of one call; a link in the list of {@link OpenCalls} of its tool as long as it is open. */
final class TrackedCall {

    final ToolCall call;
    final long position;
    CallState callState = CallState.IN_FLIGHT;
    Optional<String> summary = Optional.empty();
    Optional<JsonNode> original = Optional.empty();
    boolean triggered;

    TrackedCall before;
    TrackedCall after;

    /** @param position in the conversation */
    TrackedCall(ToolCall call, long position) {
        this.call = call;
        this.position = position;
    }

    /** Whether it waits for a consumer or may yet come to. */
    boolean open() {
        return callState == CallState.IN_FLIGHT || callState == CallState.WAITING;
    }
}
