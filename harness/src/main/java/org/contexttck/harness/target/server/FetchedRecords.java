package org.contexttck.harness.target.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import org.contexttck.harness.profile.claim.RecordLocator;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** Finds the records in a fetch tool's result, where the profile says they are. */
public final class FetchedRecords {

    private static final int MOST_RECORDS = 100_000;

    private FetchedRecords() {}

    /** The identifying text of each record, in order; empty if the result has no such place. */
    public static Optional<List<String>> identities(ToolCall call, RecordLocator locator, Pointer identify) {
        if (locator instanceof RecordLocator.ByPattern byPattern) {
            List<String> found = new ArrayList<>();
            for (String text : call.texts()) {
                Matcher matcher = byPattern.pattern().matcher(text);
                while (found.size() < MOST_RECORDS && matcher.find()) {
                    String group = matcher.groupCount() > 0 ? matcher.group(1) : matcher.group();
                    found.add(group == null ? "" : group);
                }
            }
            return call.result().map(result -> found);
        }
        Pointer place = ((RecordLocator.ByPointer) locator).pointer();
        return call.structured()
                .flatMap(place::at)
                .filter(JsonNode::isArray)
                .map(records -> identitiesOf(records, identify));
    }

    private static List<String> identitiesOf(JsonNode records, Pointer identify) {
        List<String> found = new ArrayList<>();
        for (JsonNode record : records) {
            found.add(identify.at(record).map(FetchedRecords::text).orElse(""));
        }
        return found;
    }

    private static String text(JsonNode value) {
        return value.isTextual() ? value.textValue() : Json.write(value);
    }
}
