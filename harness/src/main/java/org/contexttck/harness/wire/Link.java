package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** A transport with the conversation over it, before and after the handshake. */
record Link(Transport transport, Conversation conversation) {

    /** Reaches a target; every call makes a new connection to it. */
    interface Connector {
        Link connect() throws Unreachable;
    }

    static Connector connector(Endpoint endpoint, Recorder recorder, Limits limits) {
        return () -> {
            Conversation conversation = new Conversation(recorder, limits);
            Transport transport;
            if (endpoint instanceof Endpoint.Stdio stdio) {
                ChildProcess child = ChildProcess.start(stdio);
                transport = new StdioTransport(child, conversation, limits.maxMessageBytes());
            } else if (endpoint instanceof Endpoint.InProcess inProcess) {
                transport = new StdioTransport(EmbeddedChild.start(inProcess), conversation, limits.maxMessageBytes());
            } else {
                HttpTransport.check((Endpoint.Http) endpoint);
                transport = new HttpTransport((Endpoint.Http) endpoint, recorder, conversation, limits);
            }
            conversation.over(transport);
            return new Link(transport, conversation);
        };
    }

    /** A link over which an era is agreed on, and what the target said of itself in doing so. */
    record Opened(Link link, Revision revision, ObjectNode opening) {}

    /** The versions an error names as supported, if it is the error of the stateless era that does so. */
    static Optional<JsonNode> supported(Answer answer) {
        return answer.message()
                .flatMap(Message::json)
                .map(json -> json.path("error"))
                .filter(error ->
                        error.path("code").isNumber() && error.path("code").asLong() == Protocol.UNSUPPORTED_VERSION)
                .map(error -> error.path("data").path("supported"))
                .filter(JsonNode::isArray);
    }
}
