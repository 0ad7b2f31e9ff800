package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What context-saving leaves to servers. */
final class SavingLiberties {

    private static final BigInteger MOST = BigInteger.valueOf(30);
    private static final BigInteger CAP = BigInteger.valueOf(20);
    private static final List<String> LIMITS = List.of("offset", "limit", "head", "tail", "max_bytes");
    private static final ObjectMapper JSON = new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    static final ServerMistakes ALL = new ServerMistakes()
            .tap("BoundsLimits", BoundsLimits::new)
            .page(
                    "CapsPages",
                    page -> page.limit()
                            .filter(limit -> limit.compareTo(CAP) > 0)
                            .isPresent(),
                    page -> {
                        page.show(page.offset(), page.offset().add(CAP));
                        page.inform(info -> info.put("limit", CAP));
                    })
            .tap("DeclaresNumbers", DeclaresNumbers::new)
            .lines(
                    "HoldsHalfAPair",
                    (request, answer) -> List.of(
                            request.callsTool("build_log") && Cut.of(request).asksNothing()
                                    ? answer.toString().replace("\uFFFD", "\\ud83c")
                                    : answer.toString()))
            .cut(
                    "KeepsAllButTheLastLineEnd",
                    cut -> cut.hasTail() && !cut.hasHead() && fitsWithoutEnd(cut),
                    cut -> cut.left(cut.keptLines().substring(0, cut.keptLines().length() - 1)))
            .result(
                    "ParsesWhatIsLeft",
                    result -> result.succeeds("eval_json"),
                    result -> result.structured(SavingLiberties::parse))
            .result(
                    "RefusesIntegralFloat",
                    SavingLiberties::isGivenAFloat,
                    result -> result.refuse("invalid type: floating point, expected usize"))
            .answer("RefusesLimitsByError", SavingLiberties::cutsOrPages, ServerLiberties::error)
            .result(
                    "WritesAbsentAsNull",
                    SavingLiberties::succeeds,
                    result -> result.structured(json -> {
                        String name = result.answers("list_entries") ? "pagination" : "truncation_info";
                        json.putIfAbsent(name, json.nullNode());
                    }));

    private SavingLiberties() {}

    private static boolean succeeds(ToolResult result) {
        return result.succeeds("list_entries") || result.succeeds("build_log");
    }

    private static boolean cutsOrPages(Request request) {
        return request.callsTool("list_entries") || request.callsTool("build_log") || request.callsTool("eval_json");
    }

    private static boolean isGivenAFloat(ToolResult result) {
        return (succeeds(result) || result.succeeds("eval_json"))
                && LIMITS.stream()
                        .anyMatch(name -> result.request().argument(name).isDouble());
    }

    private static boolean fitsWithoutEnd(Cut cut) {
        String lines = cut.keptLines();
        int bytes = lines.getBytes(StandardCharsets.UTF_8).length;
        return cut.hasMaxBytes() && lines.endsWith("\n") && bytes - 1 == cut.maxBytes();
    }

    /** As the source does it: what is left is a value again if it happens to be JSON. */
    private static void parse(ObjectNode json) {
        if (json.has("truncated")) {
            try {
                JsonNode piece = JSON.readTree(json.path("value").asText());
                json.set("value", piece.isMissingNode() ? json.get("value") : piece);
            } catch (JsonProcessingException noJson) {
                // it stays a text
            }
        }
    }

    /** Allows no larger page than it says, and refuses one. */
    private static final class BoundsLimits extends BrokenServer {

        @Override
        protected void spoilTool(ObjectNode declared) {
            if (declared.at("/inputSchema/properties/limit") instanceof ObjectNode limit
                    && declared.path("name").asText().equals("list_entries")) {
                limit.put("maximum", MOST);
            }
        }

        @Override
        protected void spoil(ToolResult result) {
            boolean large = result.request()
                    .whole("limit")
                    .filter(limit -> limit.compareTo(MOST) > 0)
                    .isPresent();
            if (result.succeeds("list_entries") && large) {
                result.refuse("limit must be at most " + MOST);
            }
        }
    }

    /** Declares what are whole numbers as numbers. */
    private static final class DeclaresNumbers extends BrokenServer {

        @Override
        protected void spoilTool(ObjectNode declared) {
            for (String name : LIMITS) {
                if (declared.path("inputSchema").path("properties").path(name) instanceof ObjectNode property) {
                    property.put("type", "number");
                }
            }
        }
    }
}
