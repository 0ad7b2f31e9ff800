package org.contexttck.harness.profile.claim;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.harness.profile.yaml.Binder;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.NodeKind;
import org.contexttck.harness.profile.yaml.Scalars;
import org.contexttck.harness.profile.yaml.Value;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** Where the records are in the result of a fetching tool. */
public sealed interface RecordLocator {

    /** More are not looked for. */
    int MOST_RECORDS = 100_000;

    /**
     * The identifying text of each record in a result, in order; empty if it has no such place.
     *
     * @param texts of its text blocks
     * @param structured its structured content, or else the JSON in the first text block
     * @param identify where in a record its identifying value is
     */
    Optional<List<String>> identities(List<String> texts, Optional<JsonNode> structured, Pointer identify);

    /**
     * In an array of {@code structuredContent}, or else of the JSON in the first text block.
     *
     * @param pointer to that array
     */
    record ByPointer(Pointer pointer) implements RecordLocator {

        @Override
        public Optional<List<String>> identities(List<String> texts, Optional<JsonNode> structured, Pointer identify) {
            return structured.flatMap(pointer::at).filter(JsonNode::isArray).map(records -> {
                List<String> found = new ArrayList<>();
                records.forEach(record ->
                        found.add(identify.at(record).map(ByPointer::text).orElse("")));
                return found;
            });
        }

        private static String text(JsonNode value) {
            return value.isTextual() ? value.textValue() : Json.write(value);
        }
    }

    /**
     * In the text blocks.
     *
     * @param pattern matches once for each record; its one group is the text that identifies the record
     */
    record ByPattern(
            @Key(required = true, advice = "a regular expression with one group")
            Pattern pattern) implements RecordLocator {

        @Override
        public Optional<List<String>> identities(List<String> texts, Optional<JsonNode> structured, Pointer identify) {
            List<String> found = new ArrayList<>();
            for (String text : texts) {
                Matcher matcher = pattern.matcher(text);
                while (found.size() < MOST_RECORDS && matcher.find()) {
                    String group = matcher.groupCount() > 0 ? matcher.group(1) : matcher.group();
                    found.add(group == null ? "" : group);
                }
            }
            return Optional.of(found);
        }
    }

    /** The place in words, for messages. */
    default String words() {
        return this instanceof ByPattern matched
                ? "matches of " + matched.pattern()
                : ((ByPointer) this).pointer().toString();
    }

    /** Reads either. */
    static Optional<RecordLocator> read(Value value) {
        return value.kind() == NodeKind.OBJECT
                ? Optional.of(Binder.read(value, ByPattern.class))
                : Scalars.pointer(value).map(ByPointer::new);
    }
}
