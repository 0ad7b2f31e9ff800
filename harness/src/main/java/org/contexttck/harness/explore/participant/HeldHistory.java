package org.contexttck.harness.explore.participant;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.Monitor;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.target.participant.ParticipantException;
import org.contexttck.harness.target.participant.ParticipantTarget;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/** A participant while a conversation is held with it: what it has heard and said, and what time it is there. */
final class HeldHistory {

    private static final String TIME = "2025-08-31T12:00:00Z";
    private static final int SHORT = 8;
    private static final String LONG = "x".repeat(300);
    private static final Channel CHANNEL = Channel.of(Channel.Kind.PARTICIPANT_DRIVER, "explored");

    private final ParticipantTarget target;
    private final Monitor monitor;
    private final Findings findings;
    private final long idle;
    private final List<HeardMessage> history = new ArrayList<>();
    private final List<ObjectNode> sent = new ArrayList<>();
    private final Map<String, String> filled = new HashMap<>();
    private OpenedContexts own = new OpenedContexts();
    private final boolean clock;
    private final int most;
    private boolean overLimit;
    private String transcript = "";
    private long now;

    HeldHistory(ParticipantTarget target, Monitor monitor, Findings findings) {
        this.target = target;
        this.monitor = monitor;
        this.findings = findings;
        ObjectNode hello = target.hello();
        this.idle = hello.path("idleMillis").asLong();
        this.clock = target.can("clock");
        this.most = Math.min(
                hello.path("limits").path("contexts").asInt(Integer.MAX_VALUE),
                hello.path("limits").path("depth").asInt(Integer.MAX_VALUE));
    }

    /** It could not do what it was asked for, or what it makes of that is open; nothing more can be said of this conversation. */
    private static final class Ended extends Exception {

        private static final long serialVersionUID = 1L;
    }

    /** Holds it, until something of it cannot be done. */
    void hold(List<HistoryAct> acts) throws Unreachable, InterruptedException {
        try {
            begin(HistoryTalk.NAME);
            for (HistoryAct act : acts) {
                hold(act);
            }
        } catch (Ended over) {
            // what was found stands
        }
        monitor.end();
    }

    private void hold(HistoryAct act) throws Unreachable, InterruptedException, Ended {
        if (act instanceof HistoryAct.Begins begins) {
            begin(begins.name());
        } else if (act instanceof HistoryAct.Arrives arrives) {
            arrive(arrives);
        } else if (act instanceof HistoryAct.Opens opens) {
            own.open(opens);
            ask("open", opens.request(), "SC-P-03", "a context");
        } else if (act instanceof HistoryAct.Sends sends) {
            send(sends);
        } else if (act instanceof HistoryAct.Passes passes) {
            long millis = passes.halves() * Math.max(1, idle / 2);
            ask("advance", Json.object().put("millis", millis), "SC-P-10", "its clock to go on");
            now += millis;
        } else if (act instanceof HistoryAct.Filters filters) {
            filter(filters.request());
        } else {
            groups();
        }
    }

    private void begin(String as) throws Unreachable, InterruptedException, Ended {
        try {
            target.begin(as);
        } catch (ParticipantException trouble) {
            throw gone(trouble);
        }
        transcript = target.transcript();
        ObjectNode request = Json.object().put("id", 0).put("do", "begin").put("participant", as);
        accept(Direction.TO_TARGET, 0, request);
        history.clear();
        sent.clear();
        filled.clear();
        own = new OpenedContexts();
        overLimit = false;
    }

    private static Unreachable gone(ParticipantException trouble) {
        return trouble.isUnclear()
                ? Unreachable.unanswered(trouble.getMessage(), "")
                : new Unreachable(trouble.getMessage(), "");
    }

    private void arrive(HistoryAct.Arrives arrives) throws Unreachable, InterruptedException, Ended {
        ArrayNode messages = Json.array();
        List<HeardMessage> heard = new ArrayList<>();
        for (HistoryAct.Arriving one : arrives.messages()) {
            if (one instanceof HistoryAct.Said said) {
                ObjectNode envelope = envelope(said);
                messages.add(envelope);
                heard.add(HeardMessage.of(envelope, said.id().replaceAll("[{}]", ""), now));
            } else if (one instanceof HistoryAct.ComesBack back && back.number() <= sent.size()) {
                messages.add(sent.get(back.number() - 1));
            }
        }
        if (messages.isEmpty()) {
            return;
        }
        boolean contexts = heard.stream().allMatch(HeardMessage::inContext);
        findings.observed(contexts ? "SC-P-01" : "SC-P-05");
        try {
            JsonNode answer = target.ask("receive", Json.object().set("messages", messages));
            overLimit |= !answer.path("limits").isEmpty();
        } catch (ParticipantException trouble) {
            throw refused(trouble, contexts ? "SC-P-01" : "SC-P-05", "it did not take " + arrives.line() + ": ");
        }
        history.addAll(heard);
    }

    private ObjectNode envelope(HistoryAct.Said said) {
        ObjectNode envelope = Json.object().put("protocol", "mcpp/v0.1").put("id", said.id());
        envelope.put("ts", TIME).put("from", said.from()).put("kind", said.kind());
        envelope.setAll(said.members());
        return filled(envelope);
    }

    private ObjectNode filled(ObjectNode drawn) {
        String text = Json.write(drawn).replace("{long}", LONG);
        for (Map.Entry<String, String> one : filled.entrySet()) {
            text = text.replace("{" + one.getKey() + "}", one.getValue());
        }
        return (ObjectNode) Json.parse(text);
    }

    private void send(HistoryAct.Sends sends) throws Unreachable, InterruptedException, Ended {
        JsonNode answer = ask("send", sends.request(), "SC-P-15", "a message");
        if (!(answer.path("envelope") instanceof ObjectNode envelope)
                || !envelope.path("id").isTextual()
                || envelope.path("context").isTextual()) {
            throw new Ended(); // that it lacks an id is for the monitor to say, and so is a context of another revision
            // (R20)
        }
        String called = "s" + sends.number();
        sent.add(envelope);
        filled.put(called, envelope.get("id").textValue());
        history.add(HeardMessage.of(envelope, called, now));
        if (sends.request().has("in")) {
            String in = sends.request().get("in").asText();
            filled.put(in, envelope.path("context").path("id").asText(""));
            own.use(in, envelope.path("context"))
                    .forEach(one -> check(one.requirement(), one.wrong(), one.expected(), one.seen()));
            if (own.isShortened(in, envelope.path("context"))) {
                throw new Ended();
            }
        }
    }

    private void filter(ObjectNode drawn) throws Unreachable, InterruptedException, Ended {
        ObjectNode request = filled(drawn);
        String row = HistoryFilter.requirement(request);
        String line = "filter " + HistoryFilter.named(drawn) + " ";
        List<String> kept =
                HistoryFilter.texts(ask("filter", request, row, "its messages by " + HistoryFilter.named(drawn))
                        .path("messages"));
        List<HeardMessage> expected = HistoryFilter.kept(request, history);
        check(
                row,
                HistoryFilter.fault(expected, history, kept).map(line::concat),
                expected.stream().map(HeardMessage::name).collect(Collectors.joining(", ")),
                kept.stream().map(id -> HistoryFilter.name(history, id)).collect(Collectors.joining(", ")));
    }

    private void groups() throws Unreachable, InterruptedException, Ended {
        JsonNode answer = ask("contexts", Json.object(), "SC-P-11", "its contexts");
        boolean tooMany = history.stream()
                        .flatMap(message -> message.context().stream())
                        .distinct()
                        .count()
                > most;
        if (overLimit || tooMany || !clock && idle < HistoryTalk.LONG_IDLE_MILLIS) {
            return; // what is left out for a limit is for the scenarios about limits
        }
        List<String> rows = List.of("SC-P-10", "SC-P-11", "SC-P-13", "SC-P-16");
        rows.forEach(findings::observed);
        new ShownGroups(history, now, idle, clock)
                .wrong(answer.path("contexts"))
                .forEach(one -> broke(one.requirement(), one.headline(), one.expected(), one.seen()));
    }

    private JsonNode ask(String verb, ObjectNode members, String row, String what)
            throws Unreachable, InterruptedException, Ended {
        try {
            Message answer = target.answer(verb, members);
            JsonNode json = answer.json().orElseThrow();
            ObjectNode request = Json.object();
            request.set("id", json.path("re"));
            request.put("do", verb).setAll(members);
            accept(Direction.TO_TARGET, answer.order() - 1, request);
            monitor.accept(new Observed(CHANNEL, transcript, answer));
            return json;
        } catch (ParticipantException trouble) {
            findings.observed(row);
            throw refused(trouble, row, "asked for " + what + ": ");
        }
    }

    private Ended refused(ParticipantException trouble, String row, String line) throws Unreachable {
        if (trouble.isUnclear()) {
            throw gone(trouble);
        }
        broke(row, line + trouble.getMessage(), "an answer", trouble.getMessage());
        return new Ended();
    }

    private void accept(Direction way, long order, ObjectNode json) {
        Message message =
                new Message(order, way, Json.write(json), Optional.of(json), List.of(), TransportFacts.NONE, 0);
        monitor.accept(new Observed(CHANNEL, transcript, message));
    }

    private void check(String requirement, Optional<String> wrong, String expected, String seen) {
        findings.observed(requirement);
        wrong.ifPresent(headline -> broke(requirement, headline, expected, seen));
    }

    private void broke(String requirement, String headline, String expected, String seen) {
        findings.broke(requirement, Fault.of("", headline, expected, seen).shownBy(transcript, target.lastExchange()));
    }

    /** With the words of the steps for what only this time is called so. */
    private String asDrawn(String text) {
        String drawn = text.replace(LONG, "{long}");
        for (Map.Entry<String, String> one : filled.entrySet()) {
            drawn = one.getValue().length() < SHORT ? drawn : drawn.replace(one.getValue(), "{" + one.getKey() + "}");
        }
        return drawn;
    }
}
