package org.contexttck.reference.participant;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.reference.command.Lines;

/** Answers the kit's requests as schemas/kit/participant-driver.md describes them. */
public final class ParticipantDriver {

    private static final ObjectMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(Integer.MAX_VALUE)
                            .maxStringLength(Integer.MAX_VALUE)
                            .maxNumberLength(Integer.MAX_VALUE)
                            .build())
                    .build())
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private final GroupingLimits limits;
    private final ParticipantBehaviour behaviour;
    private final DriverClock clock = new DriverClock();
    private final Map<String, ContextRef> opened = new HashMap<>();
    private Participant participant;

    /**
     * Drives a participant.
     *
     * @param limits of it
     * @param behaviour the right ones or broken ones
     */
    public ParticipantDriver(GroupingLimits limits, ParticipantBehaviour behaviour) {
        this.limits = behaviour.limits(limits);
        this.behaviour = behaviour;
        this.participant = new Participant("nobody", clock, this.limits, behaviour);
    }

    /**
     * Answers until the input ends.
     *
     * @throws IOException if the kit does not listen any more
     */
    public void serve(InputStream in, OutputStream out) throws IOException {
        Lines.answer(in, out, this::answer);
    }

    private ObjectNode answer(String line) {
        ObjectNode answer = JSON.createObjectNode();
        try {
            JsonNode request = JSON.readTree(line);
            answer.set("re", request.path("id"));
            answer(request, answer);
            return answer;
        } catch (JsonProcessingException e) {
            return answer.put("error", "this is no JSON");
        } catch (Unacceptable | IllegalArgumentException e) {
            return answer.put("error", e.getMessage());
        }
    }

    private void answer(JsonNode request, ObjectNode answer) throws Unacceptable {
        String verb = request.path("do").asText();
        switch (verb) {
            case "hello" -> hello(answer);
            case "begin" -> {
                opened.clear();
                participant = new Participant(text(request, "participant"), clock, limits, behaviour);
            }
            case "receive" -> receive(request.path("messages"), answer);
            case "open" ->
                opened.put(
                        text(request, "as"),
                        participant.open(
                                Optional.ofNullable(request.path("type").textValue()), named(request, "within")));
            case "send" ->
                answer.set(
                        "envelope",
                        participant.write(
                                text(request, "kind"),
                                request.path("payload"),
                                named(request, "in"),
                                Optional.empty()));
            case "new-ids" -> {
                ArrayNode ids = answer.putArray("ids");
                for (int i = 0; i < request.path("count").asInt(); i++) {
                    ids.add(participant.newContextId());
                }
            }
            case "filter" -> {
                ArrayNode messages = answer.putArray("messages");
                participant.contexts().history(filter(request)).forEach(message -> messages.add(message.id()));
            }
            case "contexts" -> contexts(answer);
            case "advance" ->
                clock.advance(Duration.ofMillis(request.path("millis").asLong()));
            default -> throw new IllegalArgumentException("there is no request " + verb);
        }
    }

    private void hello(ObjectNode answer) {
        answer.put("protocol", 1)
                .put("name", "context-tck reference participant")
                .put("version", "1");
        answer.putArray("can").add("ids").add("filters").add("grouping").add("clock");
        answer.put("idleMillis", limits.idle().toMillis());
        answer.putObject("limits").put("depth", limits.depth()).put("contexts", limits.contexts());
    }

    private void receive(JsonNode messages, ObjectNode answer) throws Unacceptable {
        List<JsonNode> envelopes = new ArrayList<>();
        messages.forEach(envelopes::add);
        int over = participant.receive(envelopes);
        report(over == 0 ? Optional.empty() : Optional.of(new OverLimit("contexts", limits.contexts(), over)), answer);
    }

    private void report(Optional<OverLimit> over, ObjectNode answer) {
        ArrayNode list = answer.putArray("limits");
        over.filter(any -> behaviour.reportsLimits())
                .ifPresent(left -> list.addObject()
                        .put("limit", left.limit())
                        .put("at", left.at())
                        .put("messages", left.messages())
                        .put("text", left.text()));
    }

    private void contexts(ObjectNode answer) {
        Groups groups = participant.contexts().groups();
        ArrayNode list = answer.putArray("contexts");
        for (Group group : groups.list()) {
            ObjectNode entry = list.addObject().put("id", group.id()).put("depth", group.depth());
            group.parent().ifPresent(parent -> entry.put("parent", parent));
            ArrayNode messages = entry.putArray("messages");
            group.messages().forEach(message -> messages.add(message.id()));
            entry.put("concluded", group.concluded());
        }
        report(groups.overDepth(), answer);
    }

    private static ContextFilter filter(JsonNode request) {
        ContextFilter.By by = List.of(ContextFilter.By.values()).stream()
                .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(text(request, "by")))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no filter " + text(request, "by")));
        Set<String> types = new HashSet<>();
        request.path("types").forEach(type -> types.add(type.asText()));
        return new ContextFilter(by, types, request.path("context").asText(""));
    }

    /** The open context that a member of the request names, if it names one. */
    private Optional<ContextRef> named(JsonNode request, String member) {
        Optional<String> name = Optional.ofNullable(request.path(member).textValue());
        name.filter(unknown -> !opened.containsKey(unknown)).ifPresent(unknown -> {
            throw new IllegalArgumentException("there is no open context " + unknown);
        });
        return name.map(opened::get);
    }

    private static String text(JsonNode request, String member) {
        return Optional.ofNullable(request.path(member).textValue())
                .orElseThrow(() -> new IllegalArgumentException(member + " is missing"));
    }
}
