package org.contexttck.harness.steps.transientcontext;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.RecordLocator;
import org.contexttck.harness.steps.shared.Refusals;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.FetchedRecords;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;

/** The records in a fetch result, and the text that stands for them. */
final class Records {

    /** What is said of a page, if the tool does not list the parameter that turns pages. */
    static final String SAME_PAGE = " brought the records of the page before, and the tool lists no such parameter";

    private Records() {}

    static Optional<List<String>> of(ToolCall call, FetchTool tool) {
        return FetchedRecords.identities(call, tool.records(), tool.identify());
    }

    /** Where the profile says the records are, for a failure text. */
    static String place(FetchTool tool) {
        return tool.records() instanceof RecordLocator.ByPointer byPointer
                ? byPointer.pointer().toString()
                : "pattern " + ((RecordLocator.ByPattern) tool.records()).pattern();
    }

    /** Whether each record has something to tell it by. */
    static boolean identified(List<String> records) {
        return records.stream().noneMatch(String::isBlank);
    }

    /** What the profile tells records by, for a failure text. */
    static String identifiedBy(FetchTool tool) {
        return tool.records() instanceof RecordLocator.ByPattern
                ? "the group of its " + place(tool)
                : Shown.text(tool.identify().toString());
    }

    /** Everything in {@code content} as one text: text blocks as they are, other blocks as JSON. */
    static String contentText(ToolCall call) {
        StringBuilder all = new StringBuilder();
        for (JsonNode block : call.result().orElseThrow().path("content")) {
            all.append(block.path("text").isTextual() ? block.path("text").textValue() : Json.write(block))
                    .append('\n');
        }
        return all.toString();
    }

    /** Why a call did not succeed, in one line. */
    static String failure(ToolCall call) {
        return call.result().isPresent() ? Refusals.texts(call) : call.answer().describe();
    }
}
