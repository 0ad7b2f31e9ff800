package org.contexttck.harness.wire.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Inbox;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Protocol;
import org.contexttck.harness.wire.Recorder;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Transport;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.http.HttpTransport;
import org.contexttck.harness.wire.process.ChildProcess;
import org.contexttck.harness.wire.process.EmbeddedChild;
import org.contexttck.harness.wire.process.StdioTransport;

/** A transport with the conversation over it, before and after the handshake. */
record Link(Transport transport, RequestCorrelator conversation) {

    /** Reaches a target; every call makes a new connection to it. */
    interface Connector {
        Link connect() throws Unreachable;
    }

    /** Makes the transport that hands what it brings to an inbox. */
    private interface Carrier {
        Transport to(Inbox inbox) throws Unreachable;
    }

    static Connector connector(Endpoint endpoint, Recorder recorder, Limits limits) {
        Carrier carrier = carrier(endpoint, recorder, limits);
        return () -> {
            RequestCorrelator conversation = new RequestCorrelator(recorder, limits);
            Transport transport = carrier.to(conversation);
            conversation.over(transport);
            return new Link(transport, conversation);
        };
    }

    private static Carrier carrier(Endpoint endpoint, Recorder recorder, Limits limits) {
        if (endpoint instanceof Endpoint.Stdio stdio) {
            return inbox -> new StdioTransport(ChildProcess.start(stdio), inbox, limits.maxMessageBytes());
        } else if (endpoint instanceof Endpoint.InProcess peer) {
            return inbox -> new StdioTransport(EmbeddedChild.start(peer), inbox, limits.maxMessageBytes());
        }
        Endpoint.Http http = (Endpoint.Http) endpoint;
        return inbox -> {
            HttpTransport.check(http);
            return new HttpTransport(http, recorder, inbox, limits);
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
