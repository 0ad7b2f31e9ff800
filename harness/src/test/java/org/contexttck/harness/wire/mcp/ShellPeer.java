package org.contexttck.harness.wire.mcp;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Revision;

/** A server written as a shell script: {@code say} prints a line, {@code read l} takes one. */
final class ShellPeer {

    static final Limits LIMITS = new Limits(Duration.ofSeconds(10), Duration.ofSeconds(10), 1 << 20, 1000);

    private static final String SAY = "say() { printf '%s\\n' \"$1\"; }\n";

    private ShellPeer() {}

    static Endpoint.Stdio bare(String script) {
        return new Endpoint.Stdio(List.of("/bin/sh", "-c", SAY + script), Map.of(), Optional.empty());
    }

    /** Answers initialize as request 1, takes the initialized notification, and goes on with the script. */
    static Endpoint.Stdio legacy(String script) {
        return bare("read l; say '" + initialized(1, "2025-11-25") + "'; read l\n" + script);
    }

    static String initialized(int id, String version) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{\"protocolVersion\":\"" + version
                + "\",\"capabilities\":{},\"serverInfo\":{\"name\":\"sh\",\"version\":\"1\"}}}";
    }

    static String result(String id, String result) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":" + result + "}";
    }

    static McpClient open(Endpoint endpoint, Limits limits, CollectingListener heard) throws Exception {
        return McpClient.open(endpoint, Optional.of(Revision.V2025_11_25), limits, heard);
    }

    static McpClient open(Endpoint endpoint, CollectingListener heard) throws Exception {
        return open(endpoint, LIMITS, heard);
    }
}
