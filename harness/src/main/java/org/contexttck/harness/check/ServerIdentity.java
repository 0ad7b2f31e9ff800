package org.contexttck.harness.check;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.Serializable;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.wire.Channel;
import org.contexttck.reports.event.Product;

/** Who the server of a session says it is, and what it speaks. */
final class ServerIdentity implements Serializable {

    private static final long serialVersionUID = 1L;

    private Product server = Product.UNKNOWN;
    private boolean known;
    private String revision = "";
    private String recording = "";
    private long line;

    void accept(Observed message) {
        if (known || message.channel().kind() != Channel.Kind.SERVER || !message.fromTarget()) {
            return;
        }
        JsonNode result = message.json().path("result");
        JsonNode stateless = result.path("_meta").path("io.modelcontextprotocol/serverInfo");
        JsonNode info = stateless.isObject() ? stateless : result.path("serverInfo");
        if (info.isObject()) {
            known = true;
            server = new Product(
                    info.path("name").asText(""), info.path("version").asText(""));
            revision = result.path("protocolVersion").asText("");
            recording = message.transcript();
            line = message.message().order();
        }
    }

    /** The one that stands first, by file and line. */
    static ServerIdentity first(ServerIdentity one, ServerIdentity other) {
        return Stream.of(one, other)
                .filter(it -> it.known)
                .min(Comparator.comparing((ServerIdentity it) -> it.recording).thenComparing(it -> it.line))
                .orElse(one);
    }

    /** Empty if it has not said so. */
    Optional<Product> server() {
        return known ? Optional.of(server) : Optional.empty();
    }

    /** The revision of MCP; empty if nobody has said. */
    String revision() {
        return revision;
    }
}
