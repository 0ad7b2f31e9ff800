package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.profile.claim.ClaimedTool;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.profile.claim.ProjectScopes;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Violation;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/**
 * Context packs, whatever they were asked for: shape, sums, the echo of the arguments, clamps, and nothing of a foreign project
 * (CP-S-03, CP-S-04, CP-S-06, CP-S-07, CP-S-09 to CP-S-15, CP-S-21, CP-S-25, CP-S-27, CP-S-30, CP-S-35, CP-S-36, CP-S-43).
 */
final class Packs implements ExchangeMonitor {

    static final Set<String> ROWS = Set.of(
            "CP-S-03", "CP-S-04", "CP-S-06", "CP-S-07", "CP-S-09", "CP-S-10", "CP-S-11", "CP-S-12", "CP-S-13",
            "CP-S-14", "CP-S-15", "CP-S-21", "CP-S-25", "CP-S-27", "CP-S-30", "CP-S-35", "CP-S-36", "CP-S-43");

    private static final Pattern ITEM = Pattern.compile("/sections/\\d+/items/\\d+(/.*)?");
    private static final Pattern RELATED = Pattern.compile("/sections/\\d+/items/\\d+/related/\\d+(/.*)?");
    private static final Pattern OTHER = Pattern.compile("[^\\p{L}\\p{N}]+");
    /** A goal of so many letters and digits is not just of words that a search leaves out. */
    private static final int WORDY = 8;

    /** One that a text can name as it is, with nothing to escape and no reason to shorten it. */
    private static final Pattern PLAIN_GOAL = Pattern.compile("[^&<>]{1,200}");

    private static final int MOST_ITEMS = 50;
    private static final int USUAL_ITEMS = 24;
    private static final int USUAL_RELATED = 3;
    private static final int MOST = 3;

    /** Of so many goals it is known what was echoed. */
    private static final int MOST_GOALS = 1000;

    private final Setting setting;
    private final Findings findings;
    private final SchemaCheck schema;
    private final Set<String> given = new HashSet<>();
    private final Map<String, JsonNode> echoed = new HashMap<>();

    Packs(Setting setting, Findings findings) {
        this.setting = setting;
        this.findings = findings;
        this.schema = setting.schemas().schema(JudgingSchemas.PACK);
    }

    @Override
    public void accept(RpcExchange call, ClaimedTool claimed) {
        claimed.pack().filter(tool -> call.succeeded()).ifPresent(tool -> {
            tool.scopes().ifPresent(scopes -> foreign(call, scopes));
            call.content()
                    .flatMap(tool.pack()::at)
                    .filter(JsonNode::isObject)
                    .ifPresent(pack -> judge(new Judged(call, tool, pack)));
        });
    }

    /** A pack, with what it was asked for. */
    private record Judged(RpcExchange call, ContextPackTool tool, JsonNode pack) {

        JsonNode argument(String name) {
            return call.arguments().path(name);
        }
    }

    private void judge(Judged one) {
        shape(one);
        echo(one);
        sums(one);
        items(one);
    }

    private void shape(Judged one) {
        List.of("CP-S-03", "CP-S-12", "CP-S-13").forEach(findings::observed);
        schema.validate(one.pack()).stream().limit(MOST).forEach(wrong -> {
            String row = RELATED.matcher(wrong.pointer()).matches()
                    ? "CP-S-13"
                    : ITEM.matcher(wrong.pointer()).matches() ? "CP-S-12" : "CP-S-03";
            says(one, row, Pointer.parse(wrong.pointer()), text(wrong), "valid by " + wrong.schemaLocation());
        });
    }

    private static String text(Violation wrong) {
        return (wrong.pointer().isEmpty() ? "the pack" : wrong.pointer()) + ": " + wrong.message();
    }

    private void echo(Judged one) {
        JsonNode goal = one.argument("goal");
        if (goal.isTextual()) {
            String asked = goal.textValue().strip();
            must(
                    one,
                    "CP-S-04",
                    "/goal",
                    it -> it.isTextual() && it.textValue().strip().equals(asked),
                    "the goal as it was asked");
            if (PLAIN_GOAL.matcher(asked).matches()) {
                boolean named = names(one.pack().path("markdown").asText(""), asked);
                must(one, "CP-S-15", "/markdown", it -> named, "text that names the goal");
            }
        }
        applied(one, "intent", "build");
        applied(one, "layer", "recall");
        for (String name : List.of("domain", "project")) {
            JsonNode asked = one.argument(name);
            if (asked.isTextual() && !asked.textValue().isBlank()) {
                must(one, "CP-S-06", "/" + name, it -> it.equals(asked), "exactly " + Json.write(asked));
                remember(name + " " + asked);
            } else if (asked.isMissingNode()) {
                stays(one, name);
            }
        }
    }

    /** What a call gave is nothing that a later one gives too. What a server takes for granted is there from the first call on. */
    private void stays(Judged one, String name) {
        JsonNode echo = one.pack().path(name);
        String asked = name + " " + one.argument("goal") + one.argument("intent");
        JsonNode before = echoed.size() < MOST_GOALS ? echoed.putIfAbsent(asked, echo) : echoed.get(asked);
        boolean left = before != null && !before.equals(echo) && given.contains(name + " " + echo);
        must(one, "CP-S-06", "/" + name, it -> !left, before + ", as before: this call gives none");
    }

    private void remember(String value) {
        if (given.size() < MOST_GOALS) {
            given.add(value);
        }
    }

    private static boolean names(String markdown, String goal) {
        return markdown.contains(goal) || words(markdown).contains(words(goal));
    }

    /** Letters and digits; Markdown may mark and break a text as it likes. */
    private static String words(String text) {
        return OTHER.matcher(text).replaceAll(" ").strip().toLowerCase(Locale.ROOT);
    }

    /** What was asked for if that is listed, the standard if nothing was, and a listed value in any case. */
    private void applied(Judged one, String name, String standard) {
        JsonNode given = one.argument(name);
        SchemaCheck listed = setting.schemas().schema(JudgingSchemas.INPUT + "#/$defs/" + name);
        must(one, "CP-S-21", "/" + name, it -> listed.validate(it).isEmpty(), "one of the listed values");
        if (given.isMissingNode()) {
            must(one, "CP-S-04", "/" + name, it -> it.asText().equals(standard), "exactly \"" + standard + "\"");
        } else if (listed.validate(given).isEmpty()) {
            must(one, "CP-S-04", "/" + name, it -> it.equals(given), "exactly " + Json.write(given));
        }
    }

    private void sums(Judged one) {
        int items = items(one.pack()).size();
        must(
                one,
                "CP-S-09",
                "/total_items",
                it -> it.isNumber() && it.decimalValue().compareTo(BigDecimal.valueOf(items)) == 0,
                items + ", the number of items in all sections");
        JsonNode limit = one.argument("limit");
        if (limit.isMissingNode() || limit.isIntegralNumber()) {
            int most = limit.isMissingNode()
                    ? USUAL_ITEMS
                    : limit.bigIntegerValue()
                            .max(BigInteger.ONE)
                            .min(BigInteger.valueOf(MOST_ITEMS))
                            .intValueExact();
            findings.observed("CP-S-07");
            if (items > most) {
                says(
                        one,
                        "CP-S-07",
                        Pointer.parse("/sections"),
                        "the pack has " + Counted.of(items, "item") + ", must have at most " + most,
                        most + " items or fewer");
            }
        }
        Set<String> facets = new HashSet<>();
        for (int i = 0; i < one.pack().path("sections").size(); i++) {
            String at = "/sections/" + i;
            boolean fresh = facets.add(Json.write(one.pack().at(at + "/facet")));
            must(one, "CP-S-10", at + "/facet", it -> fresh, "a facet of no other section");
            must(one, "CP-S-11", at + "/items", it -> !it.isEmpty(), "left out with its section");
        }
    }

    /** Of packs that hold something; what is no text is for the schema to tell. */
    private void texts(Judged one, List<Item> items) {
        for (String at : List.of("/query", "/usage_hint")) {
            must(one, "CP-S-35", at, Packs::saysSomething, "text, not blank");
        }
        for (int i = 0; i < one.pack().path("sections").size(); i++) {
            must(one, "CP-S-35", "/sections/" + i + "/title", Packs::saysSomething, "text, not blank");
        }
        boolean zero = items.stream()
                .allMatch(item -> item.json().path("score").isNumber()
                        && item.json().path("score").decimalValue().signum() == 0);
        must(one, "CP-S-36", "/sections", it -> !zero, "of items whose scores are not all 0");
    }

    private static boolean saysSomething(JsonNode text) {
        return !text.isTextual() || !text.textValue().isBlank();
    }

    private void items(Judged one) {
        if (!items(one.pack()).isEmpty()) {
            texts(one, items(one.pack()));
        } else if (words(one.argument("goal").asText()).replace(" ", "").length() >= WORDY) {
            must(one, "CP-S-43", "/query", Packs::saysSomething, "text, not blank");
        }
        Set<String> ids = new HashSet<>();
        JsonNode bound = one.argument("related_limit");
        int most = bound.isMissingNode()
                ? USUAL_RELATED
                : bound.isInt() ? Math.max(0, bound.intValue()) : Integer.MAX_VALUE;
        boolean none = one.argument("include_related").isBoolean()
                && !one.argument("include_related").booleanValue();
        for (Item item : items(one.pack())) {
            String at = item.place().toString();
            must(
                    one,
                    "CP-S-10",
                    at + "/facet",
                    it -> it.asText("").equals(item.facet()),
                    "\"" + item.facet() + "\", the facet of its section");
            activeWork(one, item);
            boolean fresh = ids.add(Json.write(item.json().path("id")));
            must(one, "CP-S-11", at + "/id", it -> fresh, "the id of no other item");
            int related = item.json().path("related").size();
            must(
                    one,
                    none ? "CP-S-14" : "CP-S-13",
                    at + "/related",
                    it -> related <= (none ? 0 : most),
                    none ? "exactly []" : "no longer than " + most);
            neighbours(one, item);
        }
    }

    /** Each is there once, and none is the item itself. */
    private void neighbours(Judged one, Item item) {
        JsonNode id = item.json().path("id");
        Set<JsonNode> known = new HashSet<>();
        int place = 0;
        for (JsonNode related : item.json().path("related")) {
            String at = item.place() + "/related/" + place++;
            boolean fresh = known.add(related);
            must(one, "CP-S-11", at, it -> fresh, "another than those before it");
            must(one, "CP-S-11", at + "/id", it -> !it.equals(id), "the id of another item");
        }
    }

    /** What belongs to no project may be there too. */
    private void activeWork(Judged one, Item item) {
        JsonNode project = one.argument("project");
        if (one.tool().scopes().isPresent()
                && item.facet().equals("active_work")
                && project.isTextual()
                && !project.textValue().isBlank()) {
            must(
                    one,
                    "CP-S-30",
                    item.place() + "/quality/project_id",
                    it -> it.asText("").isEmpty() || it.equals(project) || !it.isTextual(),
                    "exactly " + Json.write(project) + ", or null: it is active work");
        }
    }

    private void foreign(RpcExchange call, ProjectScopes scopes) {
        if (call.arguments().path("project").asText("").equals(scopes.foreign())) {
            findings.observed("CP-S-25");
            new Demand(findings, call, "CP-S-25")
                    .says(Pointer.root(), "was answered as a success, must be refused", "a refusal");
            return;
        }
        scopes.foreignMarkers().forEach(marker -> foreign(call, scopes, Marker.of(marker)));
    }

    private void foreign(RpcExchange call, ProjectScopes scopes, Marker marker) {
        if (marker.in(call.arguments())) {
            return; // a pack repeats its goal
        }
        findings.observed("CP-S-27");
        if (marker.in(call.result())) {
            new Demand(findings, call, "CP-S-27")
                    .says(
                            Pointer.root(),
                            "the result shows \"" + ShownMessages.text(marker.text()) + "\", which only "
                                    + scopes.foreign() + " holds, a project that the credential has no access to",
                            "nothing of that project");
        }
    }

    /** A text that only a foreign project holds, as it is and as JSON within a text has it. */
    private record Marker(String text, String quoted) {

        static Marker of(String text) {
            String quoted = Json.write(Json.text(text));
            return new Marker(text, quoted.substring(1, quoted.length() - 1));
        }

        boolean in(JsonNode value) {
            return value.isValueNode()
                    ? in(value.asText())
                    : value.properties().stream().anyMatch(member -> in(member.getKey()))
                            || StreamSupport.stream(value.spliterator(), false).anyMatch(this::in);
        }

        private boolean in(String where) {
            return where.contains(text) || where.contains(quoted);
        }
    }

    private void must(Judged one, String row, String at, Predicate<JsonNode> holds, String mustBe) {
        findings.observed(row);
        Pointer place = Pointer.parse(at);
        Optional<JsonNode> there = place.at(one.pack());
        if (!holds.test(there.orElseGet(MissingNode::getInstance))) {
            says(one, row, place, at + " is " + ShownMessages.at(there) + ", must be " + mustBe, mustBe);
        }
    }

    private void says(Judged one, String row, Pointer inPack, String what, String expected) {
        Pointer place =
                ListPages.place(one.call(), Pointer.parse(one.tool().pack().toString() + inPack));
        new Demand(findings, one.call(), row).says(place, what, expected);
    }

    /** An item, the facet of its section, and where it is in the pack. */
    private record Item(Pointer place, String facet, JsonNode json) {}

    private static List<Item> items(JsonNode pack) {
        List<Item> items = new ArrayList<>();
        Pointer sections = Pointer.parse("/sections");
        for (int i = 0; i < pack.path("sections").size(); i++) {
            JsonNode section = pack.path("sections").get(i);
            Pointer place = sections.child(i).child("items");
            for (int j = 0; j < section.path("items").size(); j++) {
                items.add(new Item(
                        place.child(j),
                        section.path("facet").asText(""),
                        section.path("items").get(j)));
            }
        }
        return items;
    }
}
