package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tools of all servers that the host is connected to, under the names that the model knows. */
final class Toolbox implements AutoCloseable {

    private final Map<String, McpServer> servers = new LinkedHashMap<>();
    private final Map<String, OfferedTool> tools = new LinkedHashMap<>();

    /** @throws HostFailure if a server cannot be reached or does not list its tools */
    static Toolbox open(List<URI> urls, Duration patience, ClientParts parts) throws HostFailure {
        Toolbox box = new Toolbox();
        try {
            for (URI url : urls) {
                McpServer server = McpServer.open(url, patience, parts::outgoing);
                if (parts.pings()) {
                    server.ping();
                }
                box.connect(server);
            }
            return box;
        } catch (HostFailure | RuntimeException failed) {
            box.close();
            throw failed;
        }
    }

    private void connect(McpServer server) throws HostFailure {
        String name = servers.containsKey(server.name()) ? server.name() + (servers.size() + 1) : server.name();
        servers.put(name, server);
        for (Tool tool : server.tools()) {
            String prefix = name.replaceAll("[^A-Za-z0-9_-]", "_") + "__";
            String offered = tools.containsKey(tool.name()) ? prefix + tool.name() : tool.name();
            String description = Optional.ofNullable(tool.description()).orElse("");
            tools.put(
                    offered, new OfferedTool(offered, name, tool.name(), description, Jsons.tree(tool.inputSchema())));
        }
    }

    List<OfferedTool> tools() {
        return List.copyOf(tools.values());
    }

    /** The call that the model means; one of a tool that does not exist belongs to no server. */
    ModelCall named(ModelAnswer.Asked asked) {
        ToolCall call = Optional.ofNullable(tools.get(asked.name()))
                .map(tool -> new ToolCall(tool.server(), tool.tool(), asked.id()))
                .orElseGet(() -> new ToolCall("", asked.name(), asked.id()));
        return new ModelCall(call, asked.name(), asked.arguments());
    }

    /** Calls a tool, from any thread. @throws ToolFailure if there is no result */
    JsonNode call(ModelCall call) throws ToolFailure, InterruptedException {
        McpServer server = servers.get(call.call().server());
        if (server == null) {
            throw new ToolFailure(Failure.ERROR, "error: there is no tool " + call.name());
        }
        return server.call(call.call().tool(), Jsons.map(call));
    }

    @Override
    public void close() {
        servers.values().forEach(McpServer::close);
    }
}
