package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.TextLocator;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.FetchedRecords;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** What results show of the places that a profile names in them. */
final class ProbeLooks {

    /** Records from which on a page counts as full. */
    static final int FULL = 5;

    /** How it is told that a result carries no mark. */
    static final String UNMARKED = "no _meta.context";

    private static final Pointer CONTEXT = Pointer.parse("/_meta/context");
    private static final Pointer HINTS = Pointer.parse("/_meta/contextHints");

    private ProbeLooks() {}

    /**
     * What a call showed.
     *
     * @param whatToDo what to correct in the profile; empty if nothing
     */
    record Seen(String text, String whatToDo) {

        /** Nothing has to be corrected. */
        Seen(String text) {
            this(text, "");
        }
    }

    static Seen fetched(ToolCall call, FetchTool fetch, int least, int most) {
        Optional<List<String>> records = FetchedRecords.identities(call, fetch.records(), fetch.identify());
        if (records.isEmpty()) {
            return new Seen(
                    "no records at " + fetch.records().words() + ", each with " + fetch.identify() + "; "
                            + context(call),
                    orElse(structured(call, FoundPlaces::arrays), "correct records or identify"));
        }
        int count = records.get().size();
        String text = count + (count == 1 ? " record; " : " records; ") + context(call);
        if (count < least) {
            return new Seen(
                    text, "give arguments that return " + (most == least ? "exactly five" : "five records or more"));
        }
        return count > most
                ? new Seen(text, "give arguments that return " + (most == least ? "exactly five" : "fewer than five"))
                : new Seen(text);
    }

    static Seen hinted(ToolCall call) {
        Optional<JsonNode> hints = call.at(HINTS);
        return hints.isPresent()
                ? new Seen("returns _meta.contextHints, " + hints.get().size() + " of them")
                : new Seen("no _meta.contextHints", "give arguments of a step that has hints");
    }

    static Seen listed(ToolCall call, PaginatedTool tool) {
        return items(call, tool)
                .map(items -> new Seen(items + " items; " + context(call)))
                .orElseGet(() -> new Seen(
                        "no array at " + tool.items() + "; " + context(call),
                        orElse(structured(call, FoundPlaces::arrays), "correct items")));
    }

    /** How many items there are where the profile says; empty if there is no list. */
    static Optional<Integer> items(ToolCall call, PaginatedTool tool) {
        return call.structured()
                .flatMap(tool.items()::at)
                .filter(JsonNode::isArray)
                .map(JsonNode::size);
    }

    /** @param written whether the profile itself says where the info is */
    static Seen paged(ToolCall call, PaginatedTool tool, boolean written) {
        return info(call, tool.info(), written, structured(call, FoundPlaces::pages));
    }

    static Seen read(ToolCall call, TruncatedTool tool) {
        return text(call, tool)
                .map(text -> new Seen("a text at " + tool.text().words() + "; " + context(call)))
                .orElseGet(() -> new Seen(
                        "no text at " + tool.text().words() + "; " + context(call),
                        orElse(structured(call, FoundPlaces::texts), "correct text")));
    }

    /** The text where the profile says; empty if there is none. */
    static Optional<String> text(ToolCall call, TruncatedTool tool) {
        return tool.text() instanceof TextLocator.Block block
                ? call.texts().stream().skip(block.index()).findFirst()
                : call.structured()
                        .flatMap(((TextLocator.ByPointer) tool.text()).pointer()::at)
                        .filter(value -> tool.json() || value.isTextual())
                        .map(value -> value.isTextual() ? value.textValue() : Json.write(value));
    }

    /** @param written whether the profile itself says where the info is, and {@code flag} where the flag is */
    static Seen cut(ToolCall call, TruncatedTool tool, boolean written, boolean flag) {
        Seen info = info(call, tool.info(), written, structured(call, FoundPlaces::cuts));
        if (!info.whatToDo().isEmpty() || tool.flag().equals(tool.info())) {
            return info;
        }
        boolean flagged = call.structured()
                .flatMap(tool.flag()::at)
                .filter(JsonNode::isBoolean)
                .isPresent();
        return flagged ? info : new Seen("no flag at " + tool.flag(), flag ? "correct flag" : "");
    }

    /** That nothing is at the standard place is no fault of the profile, unless it is at another. */
    private static Seen info(ToolCall call, Pointer place, boolean written, String found) {
        return call.structured().flatMap(place::at).filter(JsonNode::isObject).isPresent()
                ? new Seen("an info at " + place)
                : new Seen("no info at " + place, orElse(found, written ? "correct info, if the tool gives any" : ""));
    }

    static Seen packed(ToolCall call, ContextPackTool tool, String marker) {
        Optional<JsonNode> pack = call.structured().flatMap(tool.pack()::at).filter(JsonNode::isObject);
        if (pack.isEmpty()) {
            return new Seen("no pack at \"" + tool.pack() + "\"", "correct pack");
        }
        String all = String.join("\n", call.texts()) + Json.write(pack.get());
        return marker.isEmpty() || all.contains(marker)
                ? new Seen(marker.isEmpty() ? "a pack" : "a pack that shows \"" + marker + "\"")
                : new Seen(
                        "a pack that does not show \"" + marker + "\"", "write a text that it shows, or another goal");
    }

    private static String context(ToolCall call) {
        Optional<JsonNode> context = call.at(CONTEXT);
        return context.isPresent() ? "returns _meta.context " + Json.write(context.get()) : UNMARKED;
    }

    private static String structured(ToolCall call, java.util.function.Function<JsonNode, String> places) {
        return call.structured().map(places).orElse("");
    }

    private static String orElse(String found, String otherwise) {
        return found.isEmpty() ? otherwise : found;
    }
}
