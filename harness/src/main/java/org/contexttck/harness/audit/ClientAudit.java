package org.contexttck.harness.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.json.Json;

/**
 * Holds every message that a client under test sends to a server of the kit against JSON-RPC and MCP as it arrives
 * (W-C-01). Several sessions may go over what is one connection here, so the revision is looked up for each message.
 */
public final class ClientAudit implements WireListener {

    private static final int KEPT_FINDINGS = 50;
    private static final int KEPT_MESSAGES = 100;
    private static final int KEPT_CHARACTERS = 4000;
    private static final String VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
    private static final String VERSION_HEADER = "header.mcp-protocol-version";

    private final String transcript;
    private final MessageSchemas schemas;
    private final List<WireFinding> findings = new ArrayList<>();
    private final Map<Long, String> recent = new LinkedHashMap<>();
    private Revision agreed = Revision.V2025_11_25;
    private int observations;
    private long messageCount;

    ClientAudit(String transcript, Schemas schemas) {
        this.transcript = transcript;
        this.schemas = new MessageSchemas(schemas);
    }

    @Override
    public synchronized void message(Message message) {
        messageCount++;
        if (message.direction() == Direction.TO_TARGET) {
            message.json()
                    .map(json -> json.path("result").path("protocolVersion").asText(""))
                    .flatMap(Revision::of)
                    .ifPresent(revision -> agreed = revision);
            return;
        }
        if (message.raw().isEmpty()) {
            return;
        }
        keep(message);
        observations++;
        message.json().ifPresent(json -> judge(message, json));
    }

    private void judge(Message message, JsonNode json) {
        String method = json.path("method").asText("");
        Revision revision = revision(message, json);
        List<Violation> wrong = schemas.sent(revision, json);
        Stream<Violation> all = wrong.isEmpty() ? schemas.request(revision, method, json).stream() : wrong.stream();
        String what = what(method, json);
        all.forEach(one -> add(new WireFinding(
                WireRule.VALID_MESSAGES,
                what + ": " + (one.pointer().isEmpty() ? "the message" : one.pointer()) + " " + one.message(),
                json.path("params").path("name").asText(""),
                "valid for MCP " + revision.text() + " (" + one.schemaLocation() + ")",
                one.message(),
                one.pointer(),
                List.of(message.order()))));
    }

    private static String what(String method, JsonNode json) {
        if (method.isEmpty()) {
            return json.has("id") ? "an answer to " + Json.write(json.get("id")) : "a message without method";
        }
        String tool = json.path("params").path("name").asText("");
        return method.equals("tools/call") && !tool.isEmpty() ? method + " " + tool : method;
    }

    private Revision revision(Message message, JsonNode json) {
        JsonNode params = json.path("params");
        return Stream.of(
                        params.path("_meta").path(VERSION_KEY).asText(""),
                        json.path("method").asText("").equals("initialize")
                                ? params.path("protocolVersion").asText("")
                                : "",
                        message.transport().getOrDefault(VERSION_HEADER, ""))
                .map(Revision::of)
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(agreed);
    }

    @Override
    public synchronized void anomaly(Anomaly anomaly) {
        messageCount++;
        WireRule.brokenBy(anomaly.kind())
                .filter(rule -> rule == WireRule.VALID_MESSAGES)
                .ifPresent(rule -> add(new WireFinding(
                        rule,
                        anomaly.text(),
                        "",
                        AnomalyTexts.expected(anomaly.kind()),
                        anomaly.text(),
                        "",
                        anomaly.order() > 0 ? List.of(anomaly.order()) : List.of())));
    }

    private void keep(Message message) {
        String raw = message.raw();
        recent.put(message.order(), raw.length() <= KEPT_CHARACTERS ? raw : raw.substring(0, KEPT_CHARACTERS) + "…");
        if (recent.size() > KEPT_MESSAGES) {
            recent.keySet().stream()
                    .filter(order ->
                            findings.stream().noneMatch(one -> one.orders().contains(order)))
                    .findFirst()
                    .ifPresent(recent::remove);
        }
    }

    private void add(WireFinding finding) {
        if (findings.size() < KEPT_FINDINGS) {
            findings.add(finding);
        }
    }

    /** What was found so far. */
    public synchronized AuditedConnection soFar() {
        Map<Long, String> texts = new LinkedHashMap<>(recent);
        texts.keySet()
                .removeIf(
                        order -> findings.stream().noneMatch(one -> one.orders().contains(order)));
        return new AuditedConnection(
                transcript, messageCount, Map.of(WireRule.VALID_MESSAGES, observations), findings, texts, List.of());
    }
}
