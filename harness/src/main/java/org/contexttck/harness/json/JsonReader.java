package org.contexttck.harness.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.regex.Pattern;

/** Reads whole texts strictly; the parser's own limits are lifted because {@link JsonLimits} bounds the same things. */
final class JsonReader {

    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final Pattern MARKER = Pattern.compile(" \\((start marker at|for \\w+ starting at) .*", Pattern.DOTALL);
    // Names are not kept between texts: a peer that sends many would fill the table or trip its overflow guard.
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private JsonReader() {}

    static Parsed read(byte[] bytes, JsonLimits limits) throws JsonProblem {
        bound(bytes.length, limits);
        return read(Utf8.decode(bytes), limits);
    }

    static Parsed read(String text, JsonLimits limits) throws JsonProblem {
        bound(text.length(), limits);
        if (!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK) {
            throw new JsonProblem(JsonProblem.Kind.NOT_JSON, "starts with a byte order mark", 1, 1);
        }
        try (JsonParser parser = FACTORY.createParser(text)) {
            if (parser.nextToken() == null) {
                throw new JsonProblem(JsonProblem.Kind.EMPTY, "nothing there, a JSON value was expected", 1, 1);
            }
            NoteList notes = new NoteList();
            JsonNode node = new TreeReader(parser, limits, notes).read();
            nothingMore(parser);
            return new Parsed(node, notes.asList());
        } catch (IOException fault) {
            throw problem(fault);
        }
    }

    private static void bound(long length, JsonLimits limits) throws JsonProblem {
        if (length > limits.maxBytes()) {
            String message = length + " bytes, more than the limit of " + limits.maxBytes();
            throw new JsonProblem(JsonProblem.Kind.TOO_LARGE, message, 1, 1);
        }
    }

    private static void nothingMore(JsonParser parser) throws JsonProblem {
        JsonLocation place;
        try {
            if (parser.nextToken() == null) {
                return;
            }
            place = parser.currentTokenLocation();
        } catch (IOException fault) {
            place = location(fault);
        }
        throw new JsonProblem(
                JsonProblem.Kind.TRAILING, "more text after the value", place.getLineNr(), place.getColumnNr());
    }

    private static JsonProblem problem(IOException fault) {
        JsonLocation place = location(fault);
        JsonProblem.Kind kind =
                fault instanceof StreamConstraintsException ? JsonProblem.Kind.TOO_LARGE : JsonProblem.Kind.NOT_JSON;
        return new JsonProblem(kind, message(fault), place.getLineNr(), place.getColumnNr());
    }

    private static String message(IOException fault) {
        if (fault instanceof JsonEOFException) {
            return "the text ends before the value does";
        }
        String raw = fault instanceof JsonProcessingException json ? json.getOriginalMessage() : fault.getMessage();
        return MARKER.matcher(String.valueOf(raw)).replaceFirst("").replaceAll("\\s+", " ");
    }

    private static JsonLocation location(IOException fault) {
        boolean known = fault instanceof JsonProcessingException json && json.getLocation() != null;
        return known ? ((JsonProcessingException) fault).getLocation() : new JsonLocation(null, 0, 1, 1);
    }
}
