package org.contexttck.reference.gateway;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads one envelope token by token. Nothing is converted and no tree is built, so that neither a long number nor a deep
 * list costs more than its text. To be used once.
 */
final class EnvelopeReader {

    private static final JsonFactory FACTORY = JsonFactory.builder()
            // both would keep names that strangers choose
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private static final Set<String> TEXTS = Set.of("id", "protocol", "from", "kind", "correlation_id");

    private final String text;
    private final int maxDepth;
    private final Deque<MemberNames> open = new ArrayDeque<>();
    private final Set<String> names = new HashSet<>();
    private final Map<String, String> texts = new HashMap<>();
    private final List<String> to = new ArrayList<>();
    private Optional<String> wrong = Optional.empty();
    private Optional<String> duplicate = Optional.empty();
    private Optional<ContextReader> context = Optional.empty();
    private String member = "";
    private int deepest;

    EnvelopeReader(String text, int maxDepth) {
        this.text = text;
        this.maxDepth = maxDepth;
    }

    /**
     * Reads it.
     *
     * @throws Refused if it is no JSON object, or deeper than allowed
     */
    Envelope read() throws Refused {
        try (JsonParser parser = FACTORY.createParser(text.toCharArray())) {
            JsonToken first = parser.nextToken();
            if (first == null) {
                throw new Refused(Code.NOT_JSON, "the frame is empty");
            }
            token(first, parser);
            while (!open.isEmpty()) {
                token(parser.nextToken(), parser);
            }
            if (parser.nextToken() != null) {
                throw new Refused(Code.NOT_JSON, "there is something behind the first JSON value");
            }
            if (first != JsonToken.START_OBJECT) {
                throw new Refused(Code.NOT_AN_OBJECT, "an envelope is a JSON object");
            }
        } catch (JsonProcessingException e) {
            throw new Refused(
                    Code.NOT_JSON,
                    "no JSON: " + e.getOriginalMessage().lines().findFirst().orElse("unreadable"));
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory can be read", e);
        }
        return new Envelope(
                text,
                names,
                id(),
                text("protocol"),
                text("from"),
                text("kind").orElse(""),
                text("correlation_id"),
                to,
                wrong,
                context.flatMap(ContextReader::head),
                context.flatMap(ContextReader::fault),
                duplicate,
                deepest);
    }

    /** The id of the message, as far as it was read; also after a refusal. */
    Optional<String> id() {
        return text("id");
    }

    private Optional<String> text(String name) {
        return Optional.ofNullable(texts.get(name));
    }

    private void token(JsonToken token, JsonParser parser) throws IOException, Refused {
        switch (token) {
            case FIELD_NAME -> name(parser);
            case START_OBJECT, START_ARRAY -> {
                value(token, parser);
                open.push(token == JsonToken.START_OBJECT ? new MemberNames() : MemberNames.NONE);
                deepest = Math.max(deepest, open.size());
                if (open.size() > maxDepth) {
                    throw new Refused(Code.TOO_DEEP, "more than " + maxDepth + " levels of objects and lists");
                }
            }
            case END_OBJECT, END_ARRAY -> open.pop();
            default -> value(token, parser);
        }
    }

    private void name(JsonParser parser) throws IOException {
        String name = parser.currentName();
        if (!open.element().add(name)) {
            duplicate = Optional.of(parser.getParsingContext().pathAsPointer().toString());
        }
        if (open.size() == 1) {
            member = name;
            names.add(name);
        }
    }

    private void value(JsonToken value, JsonParser parser) throws IOException {
        if (open.size() == 1) {
            top(value, parser);
        } else if (open.size() == 2 && member.equals("context") && context.isPresent()) {
            if (parser.currentName() != null) {
                context.get().member(parser.currentName(), value, parser);
            }
        } else if (open.size() == 2 && member.equals("to")) {
            if (value == JsonToken.VALUE_STRING) {
                to.add(parser.getText());
            } else {
                wrong = Optional.of("to");
            }
        }
    }

    private void top(JsonToken value, JsonParser parser) throws IOException {
        if (member.equals("context")) {
            context = value == JsonToken.VALUE_NULL ? Optional.empty() : Optional.of(new ContextReader(value));
        } else if (member.equals("to")) {
            if (value != JsonToken.START_ARRAY) {
                wrong = Optional.of(member);
            }
        } else if (value == JsonToken.VALUE_STRING && TEXTS.contains(member)) {
            texts.put(member, parser.getText());
        } else if (TEXTS.contains(member) && !member.equals("correlation_id")) {
            wrong = Optional.of(member);
        }
    }

    /** The names seen in one object. Most objects are small, and a list is then quicker than a set. */
    private static final class MemberNames {

        /** Of a list, which has no names. */
        static final MemberNames NONE = new MemberNames();

        private static final int FEW = 8;

        private final List<String> few = new ArrayList<>(FEW);
        private final Set<String> many = new HashSet<>();

        /** Takes note of a name; false if it was there. */
        boolean add(String name) {
            if (few.contains(name) || many.contains(name)) {
                return false;
            }
            return few.size() < FEW ? few.add(name) : many.add(name);
        }
    }
}
