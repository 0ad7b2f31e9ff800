package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.wire.mcp.StructuredContent;
import org.contexttck.json.Json;

/** The records in a fetch result, and the text that stands for them. */
final class FetchedRecords {

    private FetchedRecords() {}

    /** What identifies each of them; empty if the result has none where the profile says they are. */
    static Optional<List<String>> of(JsonNode result, FetchTool tool) {
        return tool.records()
                .identities(StructuredContent.texts(result), StructuredContent.of(result), tool.identify());
    }

    /** Everything in {@code content} as one text: text blocks as they are, other blocks as JSON. */
    static String contentText(JsonNode result) {
        StringBuilder all = new StringBuilder();
        for (JsonNode block : result.path("content")) {
            all.append(block.path("text").isTextual() ? block.path("text").textValue() : Json.write(block))
                    .append('\n');
        }
        return all.toString();
    }

    /** Characters, those at the ends that are white space aside. */
    static int characters(String text) {
        String stripped = text.strip();
        return stripped.codePointCount(0, stripped.length());
    }

    /** Whether a text says a number. */
    static boolean names(String text, int number) {
        return Pattern.compile("(?<!\\d)" + number + "(?!\\d)").matcher(text).find();
    }
}
