package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.RpcMessage;

/** Holds the messages of a server against JSON-RPC, MCP and the schemas of what they carry (W-S-01 to W-S-05). */
final class ServerWire {

    static final Set<String> ROWS = Set.of(
            WireRule.VALID_MESSAGES,
            WireRule.CLEAN_STDOUT,
            WireRule.ONE_ANSWER,
            WireRule.VALID_METADATA,
            WireRule.SURVIVES);

    private final boolean driven;
    private final Findings findings;
    private final RpcExchanges exchanges;
    private final MessageSchemas messages;
    private final MetadataSchemas metadata;
    private final Revisions revisions = new Revisions();
    private final Set<String> alive = new HashSet<>();

    ServerWire(Setting setting, Findings findings, RpcExchanges exchanges) {
        this.driven = setting.driven();
        this.findings = findings;
        this.exchanges = exchanges;
        this.messages = new MessageSchemas(setting.schemas());
        this.metadata = new MetadataSchemas(setting);
    }

    /** @param exchange which the message completes */
    void accept(Observed message, Optional<RpcExchange> exchange) {
        if (message.json().isMissingNode() || !judged(message.message(), message.json())) {
            return;
        }
        if (message.fromTarget()) {
            received(message, exchange);
        } else {
            sent(message);
        }
    }

    void accept(Oddity oddity) {
        Anomaly anomaly = oddity.anomaly();
        if (anomaly.kind() == Anomaly.Kind.UNCLEAR) {
            exchanges
                    .find(oddity.transcript(), anomaly.order())
                    .map(one -> new RpcExchange(one, one).what())
                    .ifPresent(what -> findings.unclear(WireRule.ONE_ANSWER, what, anomaly.text()));
        }
        WireRule.brokenBy(anomaly.kind())
                .ifPresent(rule -> findings.broke(rule, AnomalyTexts.fault(oddity, exchanges)));
    }

    /**
     * A probe may be refused in any form, the body of an HTTP error need not be JSON-RPC, and a line that is no message is told as
     * an oddity.
     */
    private static boolean judged(Message message, JsonNode json) {
        boolean log = message.transport().lined() && !RpcMessage.meant(json);
        boolean httpError = message.transport().refused();
        return !message.probe() && !log && (!httpError || json.has("jsonrpc"));
    }

    private void sent(Observed message) {
        JsonNode json = message.json();
        String method = message.method();
        revisions.next(message);
        if (json.has("id") && !method.isEmpty()) {
            findings.observed(WireRule.ONE_ANSWER);
        }
        if (!driven) {
            return;
        }
        Revision revision = revisions.of(message);
        List<Violation> wrong = new ArrayList<>(messages.sent(revision, json));
        wrong.addAll(messages.request(revision, method, json));
        wrong.stream()
                .filter(one -> !method.isEmpty() || !one.pointer().equals("/id")) // an answer repeats the target's id
                .forEach(one -> findings.ownFault("message " + message.message().order() + " (" + method + "): "
                        + one.pointer() + " " + one.message()));
    }

    private void received(Observed message, Optional<RpcExchange> exchange) {
        JsonNode json = message.json();
        findings.observed(WireRule.VALID_MESSAGES);
        findings.observed(WireRule.CLEAN_STDOUT);
        if (alive.add(message.transcript())) {
            findings.observed(WireRule.SURVIVES);
        }
        exchange.ifPresent(one -> findings.cleared(WireRule.ONE_ANSWER, one::what));
        exchange.ifPresent(revisions::next);
        Revision revision = revisions.of(message);
        List<Violation> wrong = messages.received(revision, json(message));
        wrong.forEach(one -> invalid(message, revision, exchange, "", one));
        if (wrong.isEmpty() && exchange.isPresent() && json.has("result")) {
            messages.result(revision, exchange.get().method(), json.get("result"))
                    .forEach(one -> invalid(message, revision, exchange, "/result", one));
        }
        exchange.filter(RpcExchange::isCall).ifPresent(this::checkMetadata);
    }

    /** An HTTP error that answers no request has no id to carry: JSON-RPC says null then, later revisions of MCP nothing. */
    private static JsonNode json(Observed message) {
        boolean nobodys = message.message().transport().refused()
                && message.json().has("error")
                && (!message.json().has("id") || message.json().get("id").isNull());
        return nobodys ? ((ObjectNode) message.json()).deepCopy().put("id", 0) : message.json();
    }

    private void invalid(
            Observed message, Revision revision, Optional<RpcExchange> exchange, String prefix, Violation violation) {
        String what = exchange.map(RpcExchange::what).orElse("a message that answers nothing");
        String place = prefix + violation.pointer();
        Fault fault = Fault.of(
                        exchange.map(RpcExchange::tool).orElse(""),
                        what + ": " + (place.isEmpty() ? "the message" : place) + " " + violation.message(),
                        "valid for MCP " + revision.text() + " (" + violation.schemaLocation() + ")",
                        violation.message())
                .at(place, "");
        findings.broke(
                WireRule.VALID_MESSAGES,
                exchange.map(one -> one.shown(fault)).orElseGet(() -> ShownMessages.by(fault, message)));
    }

    private void checkMetadata(RpcExchange call) {
        metadata.in(call.tool(), call.result()).forEach(checked -> {
            findings.observed(WireRule.VALID_METADATA);
            checked.violations().forEach(one -> {
                String place = checked.place() + one.pointer();
                Fault fault = Fault.of(
                                call.tool(),
                                call.tool() + ": " + (place.isEmpty() ? "" : place + " ") + one.message(),
                                "valid by " + one.schemaLocation(),
                                one.message())
                        .at("/result" + place, "");
                findings.broke(WireRule.VALID_METADATA, call.shown(fault));
            });
        });
    }
}
