package org.contexttck.reports.text;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** JSON as the report files hold it: members in the order given, hidden characters escaped, text exact. */
public final class JsonText {

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxStringLength(Integer.MAX_VALUE)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private JsonText() {}

    /** @return the node on one line, without the line feed */
    public static String compact(JsonNode node) {
        try {
            return escaped(MAPPER.writeValueAsString(node));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree could not be written as JSON", e);
        }
    }

    /** @return the node over several lines, indented by two, ending with a line feed */
    public static String indented(JsonNode node) {
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter(Separators.createDefaultInstance()
                        .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                        .withObjectEmptySeparator("")
                        .withArrayEmptySeparator(""))
                .withObjectIndenter(indenter)
                .withArrayIndenter(indenter);
        try {
            return escaped(MAPPER.writer(printer).writeValueAsString(node)) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree could not be written as JSON", e);
        }
    }

    /**
     * Reads one JSON value.
     *
     * @throws IllegalArgumentException if the text is no JSON, with a key twice or with something behind it; the
     *     message is one line
     */
    public static JsonNode read(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no JSON: " + Visible.line(e.getOriginalMessage()), e);
        }
    }

    /** Outside its string literals JSON is plain ASCII, so a hidden character is always inside one. */
    private static String escaped(String json) {
        StringBuilder out = new StringBuilder();
        int kept = 0;
        for (int i = 0; i < json.length(); i++) {
            if (json.charAt(i) > 0x7E) {
                int c = json.codePointAt(i);
                int size = Character.charCount(c);
                if (Visible.hidden(c)) {
                    out.append(json, kept, i).append(Visible.escape(c));
                    kept = i + size;
                }
                i += size - 1;
            }
        }
        return kept == 0 ? json : out.append(json, kept, json.length()).toString();
    }
}
