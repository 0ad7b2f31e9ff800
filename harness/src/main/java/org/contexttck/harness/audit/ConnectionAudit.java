package org.contexttck.harness.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.json.Json;

/**
 * Holds every message of one connection against the wire rules as it arrives. Nothing is kept of a message but what a
 * finding needs.
 */
public final class ConnectionAudit implements WireListener {

    private static final int KEPT_FINDINGS = 50;
    private static final int HTTP_REDIRECTS = 300;
    private static final String VERSION_KEY = "io.modelcontextprotocol/protocolVersion";

    private final String transcript;
    private final MessageSchemas messages;
    private final MetadataSchemas metadata;
    private final UnansweredRequests open;
    private final Map<String, Asked> asked = new HashMap<>();
    private final Map<WireRule, Integer> observations = new EnumMap<>(WireRule.class);
    private final List<WireFinding> findings = new ArrayList<>();
    private final List<String> ownFaults = new ArrayList<>();
    private Revision revision = Revision.V2025_11_25;
    private long messageCount;

    /** What was asked under an id. */
    private record Asked(String method, String tool, long order) {

        String what() {
            return method + " " + tool;
        }
    }

    /** @param claimed metadata whose place only the profile knows; may grow while the run goes on */
    ConnectionAudit(String transcript, Schemas schemas, List<MetadataPlace> claimed, UnansweredRequests open) {
        this.transcript = transcript;
        this.messages = new MessageSchemas(schemas);
        this.metadata = new MetadataSchemas(schemas, claimed);
        this.open = open;
    }

    @Override
    public synchronized void message(Message message) {
        messageCount++;
        message.json().filter(json -> judged(message, json)).ifPresent(json -> {
            if (message.direction() == Direction.TO_TARGET) {
                sent(message, json);
            } else {
                received(message, json);
            }
        });
    }

    @Override
    public synchronized void anomaly(Anomaly anomaly) {
        messageCount++;
        if (anomaly.kind() == Anomaly.Kind.UNCLEAR) {
            asked.values().stream()
                    .filter(one -> one.order() == anomaly.order())
                    .forEach(one -> open.unanswered(one.what(), anomaly.text()));
        }
        WireRule.brokenBy(anomaly.kind())
                .ifPresent(rule -> add(new WireFinding(
                        rule,
                        anomaly.text(),
                        "",
                        AnomalyTexts.expected(anomaly.kind()),
                        anomaly.text(),
                        "",
                        anomaly.order() > 0 ? List.of(anomaly.order()) : List.of())));
    }

    /** A probe may be refused in any form, and the body of an HTTP error need not be JSON-RPC. */
    private static boolean judged(Message message, JsonNode json) {
        boolean httpError = Integer.parseInt(message.transport().getOrDefault("http.status", "200")) >= HTTP_REDIRECTS;
        return !message.probe() && (!httpError || json.has("jsonrpc"));
    }

    private void sent(Message message, JsonNode json) {
        String method = json.path("method").asText("");
        JsonNode version = json.path("params").path("_meta").path(VERSION_KEY);
        Revision.of(version.asText("")).ifPresent(spoken -> revision = spoken);
        if (method.equals("initialize")) {
            Revision.of(json.path("params").path("protocolVersion").asText("")).ifPresent(asked -> revision = asked);
        }
        if (json.has("id") && !method.isEmpty()) {
            String tool = method.equals("tools/call")
                    ? json.path("params").path("name").asText("")
                    : "";
            asked.put(Json.write(json.get("id")), new Asked(method, tool, message.order()));
            observed(WireRule.ONE_ANSWER);
        }
        List<Violation> wrong = new ArrayList<>(messages.sent(revision, json));
        wrong.addAll(messages.request(revision, method, json));
        wrong.stream()
                .filter(one -> !method.isEmpty() || !one.pointer().equals("/id")) // an answer repeats the target's id
                .limit(KEPT_FINDINGS - ownFaults.size())
                .forEach(one -> ownFaults.add(
                        "message " + message.order() + " (" + method + "): " + one.pointer() + " " + one.message()));
    }

    private void received(Message message, JsonNode json) {
        observed(WireRule.VALID_MESSAGES);
        observed(WireRule.CLEAN_STDOUT);
        if (!observations.containsKey(WireRule.SURVIVES)) {
            observed(WireRule.SURVIVES);
        }
        Optional<Asked> question = Optional.ofNullable(json.get("id"))
                .filter(id -> !json.has("method"))
                .map(Json::write)
                .map(asked::get);
        question.map(Asked::what).ifPresent(open::answered);
        JsonNode result = json.path("result");
        if (question.isPresent() && question.get().method().equals("initialize")) {
            Revision.of(result.path("protocolVersion").asText("")).ifPresent(agreed -> revision = agreed);
        }
        List<Violation> wrong = messages.received(revision, json);
        wrong.forEach(one -> invalid(message, question, "", one));
        if (wrong.isEmpty() && question.isPresent() && json.has("result")) {
            messages.result(revision, question.get().method(), result)
                    .forEach(one -> invalid(message, question, "/result", one));
        }
        if (question.isPresent() && question.get().method().equals("tools/call")) {
            checkMetadata(message, question.get(), result);
        }
    }

    private void invalid(Message message, Optional<Asked> question, String prefix, Violation violation) {
        String method = question.map(Asked::method).orElse("a message that answers nothing");
        String tool = question.map(Asked::tool).orElse("");
        String place = prefix + violation.pointer();
        add(new WireFinding(
                WireRule.VALID_MESSAGES,
                (tool.isEmpty() ? method : method + " " + tool) + ": " + (place.isEmpty() ? "the message" : place) + " "
                        + violation.message(),
                tool,
                "valid for MCP " + revision.text() + " (" + violation.schemaLocation() + ")",
                violation.message(),
                place,
                orders(question, message)));
    }

    private void checkMetadata(Message message, Asked question, JsonNode result) {
        metadata.in(question.tool(), result).forEach(checked -> {
            observed(WireRule.VALID_METADATA);
            checked.violations()
                    .forEach(one -> add(new WireFinding(
                            WireRule.VALID_METADATA,
                            question.tool() + ": " + place(checked, one) + one.message(),
                            question.tool(),
                            "valid by " + one.schemaLocation(),
                            one.message(),
                            "/result" + checked.place() + one.pointer(),
                            orders(Optional.of(question), message))));
        });
    }

    private static String place(MetadataSchemas.Checked checked, Violation violation) {
        String place = checked.place() + violation.pointer();
        return place.isEmpty() ? "" : place + " ";
    }

    private static List<Long> orders(Optional<Asked> question, Message message) {
        return question.map(one -> List.of(one.order(), message.order())).orElse(List.of(message.order()));
    }

    private void observed(WireRule rule) {
        observations.merge(rule, 1, Integer::sum);
    }

    private void add(WireFinding finding) {
        if (findings.stream().filter(one -> one.rule() == finding.rule()).count() < KEPT_FINDINGS) {
            findings.add(finding);
        }
    }

    /** What was found so far. */
    public synchronized AuditedConnection soFar() {
        return new AuditedConnection(transcript, messageCount, observations, findings, Map.of(), ownFaults);
    }
}
