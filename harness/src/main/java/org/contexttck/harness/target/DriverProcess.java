package org.contexttck.harness.target;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.ProcessActivity;

/** A driver: one request after another, each answered by one line. Used by one thread at a time. */
final class DriverProcess implements AutoCloseable {

    private static final int SHOWN = 160;

    private final DriverCarrier carrier;
    private final Schemas schemas;
    private final DriverProtocol protocol;
    private long lastId;
    private Optional<DriverTrouble> trouble = Optional.empty();

    /** An answer. @param recorded its number among the recorded lines */
    record Answer(JsonNode json, long recorded) {}

    DriverProcess(DriverCarrier carrier, Schemas schemas, DriverProtocol protocol) {
        this.carrier = carrier;
        this.schemas = schemas;
        this.protocol = protocol;
    }

    String transcript() {
        return carrier.transcript();
    }

    String stderrTail() {
        return carrier.stderrTail();
    }

    /** Whether it can be asked for more. */
    boolean usable() {
        return trouble.isEmpty() && carrier.alive();
    }

    /**
     * Asks for something. A driver that was wrong once is not asked any more.
     *
     * @param verb what to do
     * @param members the request's other members as JSON, with a comma before each; a text, since results to be delivered
     *     need not be such that a tree can hold them
     * @throws DriverTrouble if there is no proper answer
     */
    Answer ask(String verb, String members, Duration patience) throws DriverTrouble, InterruptedException {
        if (trouble.isPresent()) {
            throw trouble.get();
        }
        lastId = carrier.nextId(verb, lastId);
        String what = verb + " (id " + lastId + ")";
        String request = DriverRequest.line(lastId, verb, members);
        Optional<Message> early = carrier.receive(Duration.ZERO);
        if (early.isPresent()) {
            carrier.note(DriverNotes.answersNothing(early.get(), request));
            throw tooMany(what, early.get());
        }
        carrier.send(request);
        Optional<Message> line = carrier.receive(patience);
        if (line.isEmpty() && !carrier.ended()) {
            line = held(what, patience);
        }
        if (line.isEmpty()) {
            throw carrier.ended() ? ended(what) : trouble.orElseThrow();
        }
        return answer(verb, what, line.get());
    }

    /** Nothing came in time: one that is idle will not answer; one that is stopped or at work gets the same time once more. */
    private Optional<Message> held(String what, Duration patience) throws InterruptedException {
        Optional<ProcessActivity> seen = carrier.activity();
        boolean idle = seen.map(ProcessActivity::idle).orElse(true);
        Optional<Message> late = idle ? Optional.empty() : carrier.receive(patience);
        if (late.isEmpty() && !carrier.ended()) {
            String text = "no answer to " + what + " in "
                    + Shortened.duration(idle ? patience : patience.multipliedBy(2))
                    + seen.map(it -> ", while its process was " + it.text()).orElse("");
            carrier.note(DriverNotes.unanswered(text));
            trouble = Optional.of(idle ? DriverTrouble.wrong(text) : DriverTrouble.unclear(text));
        }
        return late;
    }

    private DriverTrouble ended(String what) throws InterruptedException {
        String how = carrier.ending();
        carrier.note(DriverNotes.ended(how));
        return wrong("it " + how + " before it answered " + what);
    }

    private Answer answer(String verb, String what, Message line) throws DriverTrouble {
        if (line.json().isEmpty()) {
            throw wrong("its answer to " + what + " is no JSON: " + shown(line.raw()));
        }
        JsonNode json = line.json().get();
        if (!json.isObject()) {
            throw wrong("its answer to " + what + " is no JSON object: " + shown(line.raw()));
        }
        JsonNode re = json.path("re");
        if (re.isIntegralNumber() && re.longValue() > 0 && re.longValue() < lastId) {
            throw tooMany(what, line);
        } else if (!re.isIntegralNumber() || re.longValue() != lastId) {
            throw wrong("its answer to " + what + " has "
                    + (re.isMissingNode() ? "no \"re\"" : "\"re\":" + shown(Json.write(re)))
                    + "; every answer repeats the id of its request: " + shown(line.raw()));
        }
        boolean refusal = json.has("error");
        List<Violation> violations =
                schemas.schema(protocol.answer(verb, refusal)).validate(json);
        if (!violations.isEmpty()) {
            throw wrong("its answer to " + what + " is not as " + protocol.schemaName() + " says: "
                    + shown(violations.get(0).line()));
        }
        if (refusal) {
            throw DriverTrouble.refused(
                    protocol.subject(), what, shown(json.get("error").asText()));
        }
        return new Answer(json, line.order());
    }

    /** Whether something has been said that nobody asked for. */
    void quiet() throws DriverTrouble, InterruptedException {
        Optional<Message> more = carrier.receive(Duration.ZERO);
        if (more.isPresent()) {
            carrier.note(DriverNotes.answersNothing(more.get()));
            throw wrong(
                    "it wrote a line that answers nothing: " + shown(more.get().raw()));
        }
    }

    private DriverTrouble tooMany(String what, Message line) {
        return wrong("it wrote a line too many before its answer to " + what + ": " + shown(line.raw()));
    }

    private DriverTrouble wrong(String what) {
        DriverTrouble found = DriverTrouble.wrong(what);
        trouble = Optional.of(found);
        return found;
    }

    private static String shown(String text) {
        return Shortened.line(text, SHOWN);
    }

    @Override
    public void close() {
        carrier.close();
    }
}
