package org.contexttck.harness.trace;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.harness.trace.ParsedLine.Form;
import org.contexttck.harness.trace.ParsedLine.Tags;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Frame;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.ParsedFrame;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;
import org.contexttck.json.JsonLimits;
import org.contexttck.json.JsonNote;
import org.contexttck.json.JsonProblem;
import org.contexttck.json.Parsed;
import org.contexttck.json.ParsedMembers;
import org.contexttck.json.Pointer;
import org.contexttck.json.Utf8;

/** Reads single lines. Every line is read for itself, so that several can be read at the same time. */
final class LineParser {

    /** What is read of a message, as the kit reads what it receives. */
    static final Limits LIMITS = new Limits(
            Limits.defaults().connect(),
            Limits.defaults().answer(),
            64L << 20,
            Limits.defaults().maxDepth());

    static final JsonLimits JSON =
            JsonLimits.defaults().withMaxBytes(LIMITS.maxMessageBytes()).withMaxDepth(LIMITS.maxDepth() + 2);

    private static final String HEADER = "trace";
    private static final char REPLACEMENT = '\uFFFD';

    private final Optional<RecordingKind> kind;

    /** @param kind what the lines are said to be; empty to find out for each */
    LineParser(Optional<RecordingKind> kind) {
        this.kind = kind;
    }

    /** Blank lines are passed over: recorders write them at will. */
    void read(Chunk chunk, Consumer<ParsedLine> pieces) {
        chunk.lines(line -> {
            String text = line.text();
            if (line.size() > chunk.longest()) {
                pieces.accept(new ParsedLine.Unread(line.number(), "longer than any message: " + OneLine.of(text)));
            } else if (!text.isBlank()) {
                read(line, text, pieces);
            }
        });
    }

    private void read(Chunk.Line line, String text, Consumer<ParsedLine> pieces) {
        try {
            ParsedMembers spelled = Json.readMembers(text, JSON);
            Optional<ParsedLine> piece = piece(line.number(), text, spelled);
            if (text.indexOf(REPLACEMENT) >= 0) {
                notUtf8(line, piece).ifPresent(pieces);
            }
            pieces.accept(piece.orElseGet(() -> unknown(line.number(), text)));
        } catch (JsonProblem problem) {
            pieces.accept(
                    line.whole()
                            ? noJson(line, text)
                            : new ParsedLine.Unread(line.number(), "the recording breaks off: " + OneLine.of(text)));
        }
    }

    private Optional<ParsedLine> piece(long line, String text, ParsedMembers spelled) {
        JsonNode json = spelled.parsed().node();
        if (json.has(HEADER) && json.has("expect")) {
            return Optional.of(new ParsedLine.Header(line, json));
        }
        if (is(RecordingKind.TRANSCRIPT) && json.has("seq") && json.has("direction") && json.has("text")) {
            return Optional.of(new ParsedLine.Transcribed(line, json, transcribed(line, json)));
        }
        Optional<String> wrapped = form(json).isPresent() ? Optional.empty() : LineMembers.message(json);
        return wrapped.isPresent()
                ? wrapped(line, wrapped.get(), spelled)
                : form(json)
                        .map(form -> new ParsedLine.Said(
                                line,
                                form,
                                Tags.NONE,
                                text,
                                json,
                                spelled.parsed().notes(),
                                Map.of()));
    }

    /** The message on a line of a transcript; its number is that of the line. */
    private static Optional<Message> transcribed(long line, JsonNode said) {
        boolean sent = said.path("direction").asText().equals("sent");
        if (!sent && !said.path("direction").asText().equals("received")) {
            return Optional.empty();
        }
        Map<String, String> facts = new HashMap<>();
        said.path("transport")
                .properties()
                .forEach(fact -> facts.put(fact.getKey(), fact.getValue().asText()));
        return Optional.of(Message.read(
                line,
                sent ? Direction.TO_TARGET : Direction.FROM_TARGET,
                said.path("text").asText(),
                TransportFacts.of(facts),
                said.path("nanos").asLong(),
                LIMITS.maxDepth()));
    }

    private Optional<ParsedLine> wrapped(long line, String member, ParsedMembers spelled) {
        JsonNode json = spelled.parsed().node();
        Tags tags = LineMembers.tags(json);
        JsonNode message = json.get(member);
        if (!message.isTextual()) {
            return form(message)
                    .map(form -> new ParsedLine.Said(
                            line,
                            form,
                            tags,
                            spelled.text(member).orElseThrow(),
                            message,
                            notes(spelled, member),
                            Map.of()));
        }
        String raw = message.textValue();
        try {
            Parsed parsed = Json.read(raw, JSON);
            return form(parsed.node())
                    .<ParsedLine>map(
                            form -> new ParsedLine.Said(line, form, tags, raw, parsed.node(), parsed.notes(), Map.of()))
                    .or(() -> Optional.of(new ParsedLine.Stray(line, tags, raw, List.of(stray(line, raw)))));
        } catch (JsonProblem problem) {
            return Optional.of(
                    new ParsedLine.Stray(line, tags, raw, faults(line, raw.getBytes(StandardCharsets.UTF_8))));
        }
    }

    /** What is said of a line to be of this kind, or not said at all. */
    private boolean is(RecordingKind wanted) {
        return kind.isEmpty() || kind.get() == wanted;
    }

    /** What a message is; what somebody has said it to be counts for all that are objects. */
    private Optional<Form> form(JsonNode message) {
        Optional<Form> own = LineMembers.form(message);
        return switch (kind.orElse(RecordingKind.TRANSCRIPT)) {
            case TRANSCRIPT, HAR -> own;
            case JSON_RPC -> own.filter(form -> form == Form.JSON_RPC);
            case ENVELOPES -> own.filter(form -> form == Form.ENVELOPE);
            case MODEL -> own.filter(form -> form == Form.MODEL_REQUEST || form == Form.MODEL_ANSWER);
        };
    }

    /** Notes about a member, as if it were a text of its own. */
    private static List<JsonNote> notes(ParsedMembers spelled, String member) {
        List<JsonNote> notes = spelled.parsed().notes();
        String prefix = Pointer.root().child(member) + "/";
        return notes.isEmpty()
                ? notes
                : notes.stream()
                        .filter(note -> note.pointer().startsWith(prefix))
                        .map(note -> new JsonNote(note.kind(), note.pointer().substring(prefix.length() - 1)))
                        .toList();
    }

    /** Bytes that are no UTF-8 are the sender's if they stand in a message. */
    private static Optional<ParsedLine> notUtf8(Chunk.Line line, Optional<ParsedLine> piece) {
        try {
            Utf8.decode(line.bytes());
            return Optional.empty();
        } catch (JsonProblem problem) {
            Anomaly fault = new Anomaly(
                    Anomaly.Kind.BAD_UTF8, "bytes that are no UTF-8: " + problem.getMessage(), line.number());
            return piece.filter(ParsedLine.Said.class::isInstance)
                    .map(ParsedLine.Said.class::cast)
                    .map(said -> new ParsedLine.Stray(line.number(), said.tags(), "", List.of(fault)));
        }
    }

    private static ParsedLine unknown(long line, String text) {
        return new ParsedLine.Stray(line, Tags.NONE, text, List.of(stray(line, text)));
    }

    private static Anomaly stray(long line, String text) {
        return new Anomaly(Anomaly.Kind.STRAY_OUTPUT, "no message: " + OneLine.of(text), line);
    }

    private static ParsedLine noJson(Chunk.Line line, String text) {
        return new ParsedLine.Stray(line.number(), Tags.NONE, text, faults(line.number(), line.bytes()));
    }

    static List<Anomaly> faults(long line, byte[] bytes) {
        Frame frame = new Frame(
                bytes, bytes.length, TransportFacts.NONE, Optional.of(Anomaly.Kind.STRAY_OUTPUT), Optional.empty());
        return ParsedFrame.of(frame, LIMITS).faults().stream()
                .map(fault -> new Anomaly(fault.kind(), fault.text(), line))
                .toList();
    }
}
