package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.contexttck.harness.profile.claim.SubContextClaim;
import org.contexttck.harness.profile.target.GatewayForm;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.TransportFacts;

/**
 * What a participant sends against what each other one in its room gets: equal, complete, once and in order (SC-G-01 to
 * SC-G-06, SC-G-08, SC-G-19). Whoever has got a later message of the same sender will not get an earlier one any more, unless the
 * sender was told of an error; who has asked for a filter is spared what it is spared. What somebody gets that was not meant for
 * it, its own or what was said before it came, has its context as well (SC-G-01).
 */
final class Envelopes implements Monitor {

    static final Set<String> ROWS =
            Set.of("SC-G-01", "SC-G-02", "SC-G-03", "SC-G-04", "SC-G-05", "SC-G-06", "SC-G-08", "SC-G-19");

    private static final String SYSTEM = "system/";

    /** A message so large or so deep, or one more context than so many, may be beyond a gateway's limits (SC-G-16). */
    private static final int MOST_CHARACTERS = 512 << 10;

    private static final int MOST_CONTEXTS = 1_000;
    private static final int MOST_LEVELS = 50;
    private static final int MOST_IDS = 20_000;
    private static final int MOST_RECENT = 500;

    private final Setting setting;
    private final Findings findings;
    private final EnvelopeChanges changes;
    private final Map<String, Hearer> hearers = new LinkedHashMap<>();
    private final Map<String, Observed> open = new LinkedHashMap<>();
    /** Ids that were used, and whether more than once. */
    private final Map<String, Boolean> ids = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
            return size() > MOST_IDS;
        }
    };

    /** What was sent last, by id. */
    private final Map<String, SentEnvelope> recent = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, SentEnvelope> eldest) {
            return size() > MOST_RECENT;
        }
    };

    private final Set<String> contexts = new HashSet<>();
    private long sent;

    Envelopes(Setting setting, Findings findings) {
        this.setting = setting;
        this.findings = findings;
        this.changes = new EnvelopeChanges(setting, findings);
    }

    @Override
    public void accept(Observed message) {
        Hearer hearer = hearers.computeIfAbsent(message.transcript(), first -> new Hearer());
        open.put(message.transcript(), message);
        boolean plain = message.json().isObject()
                && !(message.message().transport().carrier() instanceof TransportFacts.WebSocket frame
                        && !frame.isText());
        if (!plain) {
            return;
        }
        if (message.fromTarget()) {
            arrived(message, hearer);
        } else {
            sent(message, hearer);
        }
    }

    private void sent(Observed message, Hearer hearer) {
        JsonNode json = message.json();
        String kind = json.path("kind").asText("");
        if (isFilter(kind)) {
            hearer.filters();
        }
        if (!isPassedOn(json, kind)) {
            return;
        }
        boolean inContext = json.has("context")
                && setting.schemas()
                        .schema(JudgingSchemas.CONTEXT)
                        .validate(json.get("context"))
                        .isEmpty();
        if (inContext && contexts.size() <= MOST_CONTEXTS) {
            contexts.add(json.get("context").get("id").asText());
        }
        String id = json.path("id").asText("");
        SentEnvelope envelope = new SentEnvelope(
                message,
                ++sent,
                inContext,
                !id.isEmpty() && ids.put(id, ids.containsKey(id)) != null,
                isModest(message.message().raw()) && contexts.size() <= MOST_CONTEXTS);
        recent.put(id, envelope);
        hearers.forEach((other, one) -> {
            if (one == hearer) {
                one.own(envelope);
            } else if (isFor(json, open.get(other).channel())) {
                one.expect(envelope);
            }
        });
    }

    private static boolean isModest(String raw) {
        int depth = 0;
        int deepest = 0;
        boolean quoted = false;
        for (int i = 0; i < raw.length() && raw.length() <= MOST_CHARACTERS; i++) {
            char c = raw.charAt(i);
            if (quoted && c == '\\') {
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted) {
                depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
                deepest = Math.max(deepest, depth);
            }
        }
        return raw.length() <= MOST_CHARACTERS && deepest <= MOST_LEVELS;
    }

    /** Whether others get it: an envelope that is not for the gateway itself. */
    private boolean isPassedOn(JsonNode json, String kind) {
        boolean envelope = json.path("kind").isTextual() && json.has("payload");
        boolean join = form().flatMap(GatewayForm::join)
                .filter(template -> template.path("kind").asText("").equals(kind))
                .isPresent();
        boolean allowed = form().map(form -> form.allows(kind)).orElse(true);
        return envelope && allowed && !join && !kind.startsWith(SYSTEM) && !isFilter(kind);
    }

    private Optional<GatewayForm> form() {
        return setting.form();
    }

    private boolean isFilter(String kind) {
        return setting.claims().get().subContext().flatMap(SubContextClaim::filter).stream()
                .flatMap(filter ->
                        List.of(filter.byId(), filter.byType()).stream().flatMap(Optional::stream))
                .anyMatch(template -> template.path("kind").asText("").equals(kind));
    }

    /** What was put in words to somebody else is not expected anywhere. */
    private static boolean isFor(JsonNode json, Channel channel) {
        JsonNode to = json.path("to");
        return !to.isArray()
                || to.isEmpty()
                || StreamSupport.stream(to.spliterator(), false)
                        .anyMatch(one -> one.asText().equals(channel.party()));
    }

    private void arrived(Observed message, Hearer hearer) {
        JsonNode json = message.json();
        if (isError(json)) {
            excuse(message, json);
            return;
        }
        Optional<SentEnvelope> one =
                hearer.arrived(json, ids.containsKey(json.path("id").asText("")));
        if (!message.message().notes().isEmpty()) {
            return; // what a member that comes twice says is for SC-G-15
        }
        if (one.isPresent()) {
            changes.judge(one.get(), message);
            order(one.get(), message, hearer);
        } else {
            hearer.again(json, message.transcript())
                    .filter(SentEnvelope::inContext)
                    .ifPresent(before -> twice(before, message));
            copied(message, hearer).ifPresent(before -> changes.judgeContext(before, message));
        }
    }

    /** What was sent of which this is a copy, for its sender or for somebody whom it was not on its way to. */
    private Optional<SentEnvelope> copied(Observed message, Hearer hearer) {
        JsonNode json = message.json();
        return Optional.ofNullable(recent.get(json.path("id").asText("")))
                .filter(one -> !one.id().isEmpty() && !ids.getOrDefault(one.id(), true))
                .filter(one -> Hearer.alike(one, json))
                .filter(one -> one.sender().equals(message.transcript()) || !hearer.hasGot(one));
    }

    private boolean isError(JsonNode json) {
        return form().map(form -> form.errors().stream().anyMatch(mark -> mark.marks(json)))
                .orElseGet(() -> json.path("kind").asText("").equals(SYSTEM + "error"));
    }

    /** An error that names a message is about that; one that names none is about all that its hearer has sent last. */
    private void excuse(Observed error, JsonNode json) {
        String named = json.path("correlation_id").isArray()
                ? json.path("correlation_id").path(0).asText("")
                : json.path("correlation_id").asText("");
        for (Hearer hearer : hearers.values()) {
            hearer.pendingOf(error.transcript()).stream()
                    .filter(one -> named.isEmpty()
                            || !ids.containsKey(named)
                            || one.id().equals(named))
                    .forEach(hearer::excused);
        }
    }

    private void order(SentEnvelope one, Observed arrival, Hearer hearer) {
        findings.observed("SC-G-06");
        if (one.inContext()) {
            findings.observed("SC-G-05");
        }
        if (one.repeated()) {
            findings.observed("SC-G-19");
        }
        if (hearer.overtaken(one, sent)) {
            Fault fault = Fault.of(
                    "",
                    one.line() + " reached " + arrival.channel().party()
                            + " behind one that the same participant sent later",
                    "the order in which it was sent",
                    "another order");
            findings.broke("SC-G-06", ShownMessages.by(fault, one.message(), arrival));
        }
    }

    private void twice(SentEnvelope one, Observed arrival) {
        Fault fault = Fault.of(
                "",
                one.line() + " reached " + arrival.channel().party() + " more than once, must once",
                "once",
                "the same message again");
        findings.broke("SC-G-05", ShownMessages.by(fault, one.message(), arrival));
    }

    @Override
    public void accept(Oddity oddity) {
        if (oddity.anomaly().kind() == Anomaly.Kind.ENDED || oddity.anomaly().kind() == Anomaly.Kind.CLOSED) {
            leave(oddity.transcript());
        }
    }

    @Override
    public void end() {
        List.copyOf(hearers.keySet()).forEach(this::leave);
    }

    private void leave(String transcript) {
        Observed last = open.remove(transcript);
        Optional.ofNullable(hearers.remove(transcript))
                .ifPresent(gone -> gone.lost().forEach(one -> lost(one, last)));
    }

    private void lost(SentEnvelope one, Observed at) {
        if (!one.inContext() || !one.within()) {
            return;
        }
        Fault fault = Fault.of(
                "",
                one.line() + " did not reach " + at.channel().party() + ", which got a later one of the same sender",
                "the message at every other participant, or an error",
                "nothing");
        // of two under one id that were on their way at once, either may have come first
        findings.broke(
                ids.getOrDefault(one.id(), false) ? "SC-G-19" : "SC-G-05", ShownMessages.by(fault, one.message()));
    }
}
