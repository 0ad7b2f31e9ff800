package org.contexttck.harness.target.driver;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.schema.Violation;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Patience;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.json.Json;

/** A driver: one request after another, each answered by one line. Used by one thread at a time. */
public final class DriverProcess implements AutoCloseable {

    private static final int SHOWN = 160;

    private final DriverLines lines;
    private final Schemas schemas;
    private final DriverProtocol protocol;
    private long lastId;
    private Optional<DriverException> trouble = Optional.empty();

    public DriverProcess(DriverLines lines, Schemas schemas, DriverProtocol protocol) {
        this.lines = lines;
        this.schemas = schemas;
        this.protocol = protocol;
    }

    public String transcript() {
        return lines.transcript();
    }

    public String stderrTail() {
        return lines.stderrTail();
    }

    /** Whether it can be asked for more. */
    public boolean usable() {
        return trouble.isEmpty() && lines.alive();
    }

    /**
     * Asks for something. A driver that was wrong once is not asked any more.
     *
     * @param verb what to do
     * @param members the request's other members as JSON, with a comma before each; a text, since results to be delivered
     *     need not be such that a tree can hold them
     * @return its answer, which is an object as the schema says
     * @throws DriverException if there is no proper answer
     */
    public Message ask(String verb, String members, Duration patience) throws DriverException, InterruptedException {
        if (trouble.isPresent()) {
            throw trouble.get();
        }
        lastId++;
        String what = verb + " (id " + lastId + ")";
        String request = "{\"id\":" + lastId + ",\"do\":\"" + verb + "\"" + members + "}";
        Optional<Message> early = lines.receive(Duration.ZERO);
        if (early.isPresent()) {
            lines.note(answersNothing(early.get()));
            throw tooMany(what, early.get());
        }
        lines.send(request);
        Optional<Message> line = lines.receive(patience);
        if (line.isEmpty() && !lines.ended()) {
            line = held(what, patience);
        }
        if (line.isEmpty()) {
            throw lines.ended() ? ended(what) : trouble.orElseThrow();
        }
        return answer(verb, what, line.get());
    }

    /** Nothing came in time. */
    private Optional<Message> held(String what, Duration time) throws InterruptedException {
        Patience patience = new Patience(time);
        Optional<ProcessActivity> seen = lines.activity();
        Optional<Duration> more = patience.more(seen);
        Optional<Message> late = Optional.empty();
        while (late.isEmpty() && !lines.ended() && more.isPresent()) {
            late = lines.receive(more.get());
            seen = lines.activity();
            more = patience.more(seen);
        }
        if (late.isEmpty() && !lines.ended()) {
            String text = "no answer to " + what + " in "
                    + OneLine.of(patience.waited())
                    + seen.map(it -> ", while its process was " + it.text()).orElse("");
            lines.note(new Anomaly(Anomaly.Kind.UNANSWERED, text, 0));
            trouble = Optional.of(patience.isIdle() ? DriverException.wrong(text) : DriverException.unclear(text));
        }
        return late;
    }

    private DriverException ended(String what) throws InterruptedException {
        String how = lines.ending();
        boolean closed = how.equals(DriverLines.CLOSED);
        lines.note(new Anomaly(closed ? Anomaly.Kind.CLOSED : Anomaly.Kind.EXITED, how, 0));
        return troubled(DriverException.ended("it " + how + " before it answered " + what));
    }

    private Message answer(String verb, String what, Message line) throws DriverException {
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
            throw DriverException.refused(
                    protocol.subject(), what, shown(json.get("error").asText()));
        }
        return line;
    }

    /** Whether something has been said that nobody asked for. */
    public void quiet() throws DriverException, InterruptedException {
        Optional<Message> more = lines.receive(Duration.ZERO);
        if (more.isPresent()) {
            lines.note(answersNothing(more.get()));
            throw wrong(
                    "it wrote a line that answers nothing: " + shown(more.get().raw()));
        }
    }

    private static Anomaly answersNothing(Message line) {
        return new Anomaly(Anomaly.Kind.UNKNOWN_ID, "it answers nothing", line.order());
    }

    private DriverException tooMany(String what, Message line) {
        return wrong("it wrote a line too many before its answer to " + what + ": " + shown(line.raw()));
    }

    private DriverException wrong(String what) {
        return troubled(DriverException.wrong(what));
    }

    private DriverException troubled(DriverException found) {
        trouble = Optional.of(found);
        return found;
    }

    private static String shown(String text) {
        return OneLine.of(text, SHOWN);
    }

    @Override
    public void close() {
        lines.close();
    }
}
