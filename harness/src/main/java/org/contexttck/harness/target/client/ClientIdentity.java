package org.contexttck.harness.target.client;

import com.fasterxml.jackson.databind.JsonNode;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;

/** Hears from the MCP messages of a client who it is. Of both eras: in initialize, or in the metadata of each request. */
final class ClientIdentity implements WireListener {

    private static final String META = "/params/_meta/io.modelcontextprotocol~1";

    private final WireListener next;
    private String name = "";
    private String version = "";
    private String revision = "";
    private boolean heard;

    ClientIdentity(WireListener next) {
        this.next = next;
    }

    @Override
    public void message(Message message) {
        if (message.direction() == Direction.FROM_TARGET) {
            listen(message);
        }
        next.message(message);
    }

    @Override
    public void anomaly(Anomaly anomaly) {
        next.anomaly(anomaly);
    }

    @Override
    public void note(String note, String text) {
        next.note(note, text);
    }

    private synchronized void listen(Message message) {
        heard = true;
        message.transport()
                .header("mcp-protocol-version")
                .filter(header -> !header.isEmpty())
                .ifPresent(header -> revision = header);
        message.json().ifPresent(json -> {
            learn(json.at("/params/clientInfo"));
            learn(json.at(META + "clientInfo"));
        });
    }

    private void learn(JsonNode info) {
        if (info.isObject()) {
            name = info.path("name").asText("");
            version = info.path("version").asText("");
        }
    }

    /** Whether it has sent anything. */
    synchronized boolean heard() {
        return heard;
    }

    synchronized ReachedClient reached(String address) {
        return new ReachedClient("http", address, name, version, revision);
    }
}
