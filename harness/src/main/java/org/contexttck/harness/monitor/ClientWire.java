package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Revision;
import org.contexttck.json.Json;

/**
 * Holds every message that a client sends to a server against JSON-RPC and MCP (W-C-01). Several conversations may go over what
 * is one channel, so the revision is looked up for each message.
 */
final class ClientWire implements Monitor {

    private static final String VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
    private static final String VERSION_HEADER = "mcp-protocol-version";

    private final MessageSchemas schemas;
    private final Findings findings;
    private final RpcExchanges exchanges = new RpcExchanges();
    private final Map<String, Revision> agreed = new HashMap<>();

    ClientWire(Setting setting, Findings findings) {
        this.schemas = new MessageSchemas(setting.schemas());
        this.findings = findings;
    }

    @Override
    public void accept(Observed message) {
        if (message.channel().kind() != Channel.Kind.CLIENT) {
            return;
        }
        exchanges.next(message);
        if (!message.fromTarget()) {
            Revision.of(message.json().path("result").path("protocolVersion").asText(""))
                    .ifPresent(revision -> agreed.put(message.transcript(), revision));
        } else if (!message.message().raw().isEmpty()) {
            findings.observed(WireRule.CLIENT_MESSAGES);
            message.message().json().ifPresent(json -> judge(message, json));
        }
    }

    private void judge(Observed message, JsonNode json) {
        String method = message.method();
        Revision revision = revision(message);
        List<Violation> wrong = schemas.sent(revision, json);
        List<Violation> all = wrong.isEmpty() ? schemas.request(revision, method, json) : wrong;
        all.forEach(one -> findings.broke(
                WireRule.CLIENT_MESSAGES,
                ShownMessages.by(
                        Fault.of(
                                        json.path("params").path("name").asText(""),
                                        what(method, json) + ": "
                                                + (one.pointer().isEmpty() ? "the message" : one.pointer()) + " "
                                                + one.message(),
                                        "valid for MCP " + revision.text() + " (" + one.schemaLocation() + ")",
                                        one.message())
                                .at(one.pointer(), ""),
                        message)));
    }

    private static String what(String method, JsonNode json) {
        if (method.isEmpty()) {
            return json.has("id") ? "an answer to " + Json.write(json.get("id")) : "a message without method";
        }
        String tool = json.path("params").path("name").asText("");
        return method.equals("tools/call") && !tool.isEmpty() ? method + " " + tool : method;
    }

    private Revision revision(Observed message) {
        JsonNode params = message.json().path("params");
        boolean opens = message.method().equals("initialize");
        return Revision.of(params.path("_meta").path(VERSION_KEY).asText(""))
                .or(() -> opens ? Revision.of(params.path("protocolVersion").asText("")) : Optional.empty())
                .or(() -> message.message().transport().header(VERSION_HEADER).flatMap(Revision::of))
                .orElseGet(() -> agreed.getOrDefault(message.transcript(), Revision.V2025_11_25));
    }

    @Override
    public void accept(Oddity oddity) {
        if (oddity.channel().kind() == Channel.Kind.CLIENT) {
            WireRule.brokenBy(oddity.anomaly().kind())
                    .filter(rule -> rule.equals(WireRule.VALID_MESSAGES))
                    .ifPresent(rule -> findings.broke(WireRule.CLIENT_MESSAGES, AnomalyTexts.fault(oddity, exchanges)));
        }
    }
}
