package org.contexttck.harness.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.json.Json;
import org.contexttck.json.JsonLimits;
import org.contexttck.json.JsonNote;
import org.contexttck.json.JsonProblem;
import org.contexttck.json.Parsed;

/** A frame read as JSON as far as that goes, with everything that is wrong with its text. */
public record ParsedFrame(String raw, Optional<JsonNode> json, List<JsonNote> notes, List<Fault> faults) {

    /** Notes of one message beyond this many are only counted. */
    private static final int MOST_NOTES = 20;

    private static final Set<Kind> UNREAD =
            EnumSet.of(Kind.TOO_LARGE, Kind.TOO_DEEP, Kind.UNPARSABLE, Kind.STRAY_OUTPUT);

    /** What a line needs to be taken for a message that went wrong, rather than for a line of a log. */
    private static final Pattern BEGINS = Pattern.compile("\\s*+(?:\\[\\s*+)?\\{\\s*+\"");

    private static final Pattern MEMBER = Pattern.compile("\"(?:jsonrpc|result|method)\"\\s*+:");

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    /**
     * One thing that is wrong.
     *
     * @param text what and where, with the beginning of what arrived if that was not read as a message
     * @param why the same without that beginning
     */
    public record Fault(Kind kind, String text, String why) {

        Fault(Kind kind, String text) {
            this(kind, text, text);
        }
    }

    public static ParsedFrame of(Frame frame, Limits limits) {
        List<Fault> faults = new ArrayList<>();
        if (frame.cut()) {
            faults.add(new Fault(
                    Kind.TOO_LARGE,
                    "a message of " + frame.size() + " bytes; "
                            + (frame.size() > limits.maxMessageBytes()
                                    ? "the limit is " + limits.maxMessageBytes()
                                    : "the kit has no memory left for it")));
            return new ParsedFrame(utf8(frame.bytes()), Optional.empty(), List.of(), faults);
        }
        byte[] bytes = withoutMark(frame.bytes(), faults);
        String raw = utf8(frame.bytes());
        JsonLimits json = JsonLimits.defaults()
                .withMaxBytes(Math.max(1, limits.maxMessageBytes()))
                .withMaxDepth(limits.maxDepth());
        Optional<Parsed> parsed = parse(bytes, json, frame, faults);
        List<JsonNote> notes = parsed.map(Parsed::notes).orElse(List.of());
        notes.stream()
                .limit(MOST_NOTES)
                .forEach(n -> faults.add(new Fault(Kind.valueOf(n.kind().name()), n.text())));
        if (notes.size() > MOST_NOTES) {
            Kind kind = Kind.valueOf(notes.get(MOST_NOTES).kind().name());
            faults.add(new Fault(kind, "and " + (notes.size() - MOST_NOTES) + " more of the kind in this message"));
        }
        return new ParsedFrame(raw, parsed.map(Parsed::node), notes, faults);
    }

    /** Whether it may well be a message, only too much of one. */
    public boolean tooMuch() {
        return faults.stream().anyMatch(f -> f.kind() == Kind.TOO_LARGE || f.kind() == Kind.TOO_DEEP);
    }

    /** Whether it is no JSON, in a place where only JSON may be. */
    public boolean unparsable() {
        return json.isEmpty()
                && faults.stream().anyMatch(f -> f.kind() == Kind.UNPARSABLE || f.kind() == Kind.STRAY_OUTPUT);
    }

    /** Why no message was read from it; another fault, such as bytes that are no UTF-8, may stand before that one. */
    public String whyUnread() {
        return faults.stream()
                .filter(f -> UNREAD.contains(f.kind()))
                .findFirst()
                .map(Fault::why)
                .orElse("");
    }

    /** The messages in it: the elements of an array, else the value itself. */
    public List<JsonNode> parts() {
        List<JsonNode> parts = new ArrayList<>();
        json.ifPresent(node -> {
            if (node.isArray()) {
                node.forEach(parts::add);
            } else {
                parts.add(node);
            }
        });
        return parts;
    }

    private static Optional<Parsed> parse(byte[] bytes, JsonLimits limits, Frame frame, List<Fault> faults) {
        try {
            return Optional.of(Json.read(bytes, limits));
        } catch (JsonProblem problem) {
            if (problem.kind() == JsonProblem.Kind.BAD_UTF8) {
                faults.add(new Fault(Kind.BAD_UTF8, "bytes that are no UTF-8: " + problem.getMessage()));
                return parse(utf8(bytes).getBytes(StandardCharsets.UTF_8), limits, frame, faults);
            }
            fault(problem, bytes, frame).ifPresent(faults::add);
            return Optional.empty();
        }
    }

    private static Optional<Fault> fault(JsonProblem problem, byte[] bytes, Frame frame) {
        switch (problem.kind()) {
            case TOO_DEEP:
                return Optional.of(new Fault(Kind.TOO_DEEP, problem.getMessage()));
            case TOO_LARGE:
                return Optional.of(new Fault(Kind.TOO_LARGE, problem.getMessage()));
            case EMPTY:
                return frame.noJson().map(kind -> new Fault(kind, "an empty line"));
            default:
                String text = utf8(bytes);
                boolean lined = frame.noJson().equals(Optional.of(Kind.STRAY_OUTPUT));
                return frame.noJson().map(kind -> lined ? line(text, problem) : piece(kind, text, problem));
        }
    }

    private static Fault piece(Kind kind, String text, JsonProblem problem) {
        boolean meant =
                text.stripLeading().startsWith("{") || text.stripLeading().startsWith("[");
        String why = meant ? "no valid JSON (" + problem.describe() + ")" : "no message";
        return new Fault(meant ? Kind.UNPARSABLE : kind, why + ": " + OneLine.of(text), why);
    }

    /** One that only begins like JSON is a line of a log, and so is what shares a line with a message. */
    private static Fault line(String text, JsonProblem problem) {
        boolean meant = BEGINS.matcher(text).lookingAt() && MEMBER.matcher(text).find();
        boolean behind = meant && problem.kind() == JsonProblem.Kind.TRAILING;
        if (meant && !behind) {
            return piece(Kind.UNPARSABLE, text, problem);
        }
        boolean before = !meant && text.contains(RpcMessage.BEGINNING);
        String why = before || behind
                ? "something else " + (before ? "before" : "behind") + " a message on its line"
                : "no message";
        return new Fault(Kind.STRAY_OUTPUT, why + ": " + OneLine.of(text), why);
    }

    private static byte[] withoutMark(byte[] bytes, List<Fault> faults) {
        if (bytes.length >= 3 && Arrays.equals(bytes, 0, 3, BYTE_ORDER_MARK, 0, 3)) {
            faults.add(new Fault(Kind.STRAY_OUTPUT, "a byte order mark before the message"));
            return Arrays.copyOfRange(bytes, 3, bytes.length);
        }
        return bytes;
    }

    private static String utf8(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
