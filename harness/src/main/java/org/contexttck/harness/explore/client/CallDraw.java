package org.contexttck.harness.explore.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.explore.client.PlannedCall.IdForm;
import org.contexttck.harness.explore.client.ResultForm.End;
import org.contexttck.json.Json;

/** Draws the calls of one conversation. */
final class CallDraw {

    private static final List<String> TOOLS = List.of(
            "search_records", "find_records", "recall_memory", ClientGenerator.WORKFLOW, "store_analysis_memory");
    private static final List<String> CONSUMERS = List.of(
            "store_analysis_memory",
            "store_analysis_memory",
            "recall_memory",
            "find_records",
            "search_records",
            ClientGenerator.WORKFLOW);

    private static final List<String> LIFECYCLES = List.of("persistent", "Transient", "transient ", "");

    /** Much at once, behind what has each of it alone, which a case is made simpler by. */
    private static final String ALL_SORTS = "{name}: 15 \u8cc7\u6599 \ud83d\udc69 & $1,\n<b>3</b> of them new \\1";

    /** Some several times: that a summary comes again is what matters most. */
    private static final List<String> SUMMARIES = List.of(
            "15 records",
            "15 records",
            "15 records",
            "15 records",
            "15 records",
            "{name}",
            "{name}: 15 records,\nof which 3 are new\n\tand 12 are old \n",
            "{name}: $1 and $& for \\1, 100 %s {0} ${x}",
            "{name}: <b>15</b> & \"records\" &lt;new&gt;. [a](b) and more\u2026",
            "{\"call\": \"{name}\",  \"records\": 15.0}",
            "{name}: 15 \u8cc7\u6599, na\u00efve e\u0301 \ud83d\udc69\u200d\ud83d\udcbb",
            "[collapsed] {name}",
            "0",
            "{name}: 15 records" + ", and what is to be known of each of them".repeat(12),
            ALL_SORTS,
            ALL_SORTS,
            ALL_SORTS + " and what is to be known of each of them".repeat(130));

    /** Members of a context that say nothing usable of the summary. */
    private static final List<String> NO_SUMMARIES =
            List.of("\" \\n\"", "\"\"", "\" \"", "null", "15", "[\"15 records\"]");

    private static final List<String> LOOKALIKES = List.of(
            "{\"context\":{\"consumed\":\"true\"}}",
            "{\"context\":{\"consumed\":1}}",
            "{\"context\":{\"consumed\":false}}",
            "{\"context\":[{\"consumed\":true}]}",
            "{\"context\":{\"x\":{\"consumed\":true}}}",
            "{\"com.example/context\":{\"consumed\":true}}",
            "{\"context\":null}",
            "{\"consumed\":true}",
            "{\"context\":{\"lifecycle\":\"persistent\",\"summary\":\"{name}: S\"}}",
            "{\"context\":{\"lifecycle\":\"Transient\",\"summary\":\"{name}: S\"}}",
            "{\"context\":{\"transient\":true,\"summary\":\"{name}: S\"}}",
            "{\"lifecycle\":\"transient\",\"summary\":\"{name}: S\"}");

    private final Choices choices;
    private final List<String> servers;
    private final boolean driven;
    private final List<Pair> known = new ArrayList<>();
    private final List<Pair> waiting = new ArrayList<>();

    /** Tools that belong together, as far as a hint has said so. @param server what stands before their names */
    private record Pair(String server, String tool, String consumer) {

        String fetching() {
            return server + tool;
        }

        String consuming() {
            return server + consumer;
        }
    }

    CallDraw(Choices choices, List<String> servers, boolean driven) {
        this.choices = choices;
        this.servers = servers;
        this.driven = driven;
    }

    /** A step, with hints to pairs that are new, or known already. */
    PlannedCall hints() {
        String server = server();
        List<HintForm> hints = choices.some(1, 4, 1, () -> hint(server));
        ObjectNode meta = HintForm.meta(1 + choices.below(3), hints);
        ResultForm form = choices.maybe(
                        1,
                        10,
                        () -> choices.of(List.of(
                                ResultForm.of(meta).saying(true),
                                ResultForm.of(meta.deepCopy().setAll(ResultForm.consumption())),
                                ResultForm.of(meta.deepCopy().setAll(ResultForm.marked(ResultForm.SUMMARY))))))
                .orElse(ResultForm.of(meta));
        return identified(PlannedCall.of(server + ClientGenerator.WORKFLOW, form));
    }

    private HintForm hint(String server) {
        boolean again = choices.onceIn(4);
        if (again && !known.isEmpty()) {
            Pair one = choices.of(known);
            return HintForm.of(one.tool(), one.consumer());
        }
        String tool = choices.of(TOOLS);
        String consumer = choices.of(CONSUMERS);
        known.add(new Pair(server, tool, consumer));
        return choices.maybe(1, 4, () -> switch (choices.below(3)) {
                    case 1 -> HintForm.of(like(tool), consumer);
                    case 2 -> new HintForm(tool, consumer, choices.of(LIFECYCLES));
                    default -> HintForm.of(tool, like(consumer));
                })
                .orElseGet(() -> HintForm.of(tool, consumer));
    }

    /** A name that is like that of a tool, and is the name of none. */
    private String like(String tool) {
        int last = tool.lastIndexOf('_');
        return switch (choices.below(6)) {
            case 1, 5 -> tool.substring(0, 1).toUpperCase(Locale.ROOT) + tool.substring(1);
            case 2 -> tool.substring(last + 1);
            case 3 -> tool + "_2";
            case 4 -> "*";
            default -> tool.substring(0, last);
        };
    }

    private String server() {
        return choices.onceIn(6) && servers.size() > 1 ? servers.get(1) + "/" : "";
    }

    /** Of a tool that is paired, mostly. @param times how often it is made */
    PlannedCall fetch(int times) {
        boolean any = choices.onceIn(6) || known.isEmpty();
        Pair pair = any ? new Pair(server(), choices.of(TOOLS), "") : one();
        PlannedCall call = identified(PlannedCall.of(pair.fetching(), withBody(transientForm(), true)));
        if (!any && call.result().marks().marked() && !call.result().marks().failed()) {
            waiting.addAll(Collections.nCopies(times, pair));
        }
        return call;
    }

    private ResultForm transientForm() {
        ObjectNode meta = ResultForm.marked(
                choices.maybe(1, 2, () -> choices.of(SUMMARIES)).orElse(ResultForm.SUMMARY));
        ObjectNode context = (ObjectNode) meta.path("context");
        return choices.maybe(1, 3, () -> switch (choices.below(7)) {
                    case 1 -> ResultForm.of(meta).saying(true);
                    case 2 -> {
                        context.put("consumed", false);
                        yield ResultForm.of(meta);
                    }
                    case 3 -> {
                        context.put("consumed", true);
                        yield ResultForm.of(meta);
                    }
                    case 4, 5 -> {
                        context.set("summary", Json.parse(choices.of(NO_SUMMARIES)));
                        yield ResultForm.of(meta);
                    }
                    case 6 -> {
                        context.remove("summary");
                        yield ResultForm.of(meta);
                    }
                    default -> {
                        context.put("ttl", 5).putNull("x").put("consumedBy", "recall_memory");
                        meta.put("com.example/trace", "1-2");
                        yield ResultForm.of(meta);
                    }
                })
                .orElse(ResultForm.of(meta));
    }

    /** @param times how often the call is to be made */
    record Repeated(PlannedCall call, int times) {}

    /** Consumes all that waits for one consumer; nothing else about it is special. */
    Repeated consumptionOfAll() {
        boolean none = waiting.isEmpty() && known.isEmpty();
        String tool = none ? CONSUMERS.get(0) : consumer().consuming();
        return repeated(PlannedCall.of(tool, ResultForm.of(ResultForm.consumption())), true);
    }

    /** By a tool for which something waits, mostly; now and then all of it is consumed. */
    Repeated consumption() {
        boolean any = choices.onceIn(6) || known.isEmpty();
        String tool = any ? server() + choices.of(CONSUMERS) : consumer().consuming();
        PlannedCall call = identified(PlannedCall.of(tool, withBody(consumed(), false)));
        return repeated(call, choices.onceIn(6));
    }

    private Repeated repeated(PlannedCall call, boolean all) {
        List<Pair> those = waiting.stream()
                .filter(one -> one.consuming().equals(call.tool()))
                .limit(all ? waiting.size() : 1)
                .toList();
        if (call.result().marks().consumed()) {
            those.forEach(waiting::remove);
        }
        return new Repeated(call, Math.max(1, those.size()));
    }

    /** Of the same tool, with no success. */
    PlannedCall failing(PlannedCall call) {
        return PlannedCall.of(
                call.tool(),
                choices.onceIn(2)
                        ? ResultForm.PLAIN.ending(End.RPC_ERROR)
                        : ResultForm.of(ResultForm.consumption()).saying(true));
    }

    /** The first as often as all others, so that more than one result waits for one consumer. */
    private Pair one() {
        return choices.onceIn(2) ? choices.of(known) : known.get(0);
    }

    /** One for which something waits, or else any that is known. */
    private Pair consumer() {
        return waiting.isEmpty() || choices.onceIn(5) ? one() : choices.of(waiting);
    }

    private ResultForm consumed() {
        ObjectNode meta = ResultForm.consumption();
        ObjectNode context = (ObjectNode) meta.path("context");
        return choices.maybe(1, 2, () -> switch (choices.below(10)) {
                    case 1, 2, 3 -> ResultForm.of(meta).saying(true);
                    case 4, 5 -> ResultForm.of(meta).ending(End.RPC_ERROR);
                    case 6 -> ResultForm.of(meta).ending(driven ? End.NO_ANSWER : End.RPC_ERROR);
                    case 7 -> {
                        context.put("summary", "{name}: stored");
                        yield ResultForm.of(meta);
                    }
                    case 8 -> {
                        context.put("lifecycle", choices.of(LIFECYCLES));
                        yield ResultForm.of(meta);
                    }
                    case 9 -> ResultForm.PLAIN;
                    default -> {
                        context.put("ttl", 5);
                        meta.put("com.example/trace", "1-2");
                        yield ResultForm.of(meta);
                    }
                })
                .orElse(ResultForm.of(meta));
    }

    /** Nothing about the context. */
    PlannedCall plain() {
        String tool = choices.onceIn(3) && !known.isEmpty() ? one().fetching() : server() + "recall_memory";
        ResultForm form = choices.maybe(
                        1,
                        3,
                        () -> choices.onceIn(2)
                                ? ResultForm.PLAIN.ending(End.RPC_ERROR)
                                : ResultForm.PLAIN.saying(true))
                .orElse(ResultForm.PLAIN);
        return identified(PlannedCall.of(tool, withBody(form, true)));
    }

    /** Metadata that means nothing, at a tool where it would mean something. */
    PlannedCall odd() {
        if (choices.onceIn(4)) {
            ObjectNode meta = HintForm.meta(1, List.of(HintForm.of(choices.of(TOOLS), choices.of(CONSUMERS))));
            return PlannedCall.of(choices.of(List.of("recall_memory", "find_records")), ResultForm.of(meta));
        }
        String tool = known.isEmpty()
                ? choices.of(TOOLS)
                : choices.onceIn(2) ? one().fetching() : consumer().consuming();
        JsonNode meta = Json.parse(choices.of(LOOKALIKES));
        return PlannedCall.of(tool, new ResultForm(End.RESULT, Optional.empty(), meta, BodyForm.USUAL));
    }

    private ResultForm withBody(ResultForm form, boolean large) {
        BodyForm body = choices.maybe(1, 2, () -> BodyForm.draw(choices)).orElse(BodyForm.USUAL);
        boolean fits = large || !body.isLong();
        boolean zero = form.summary()
                .filter(text -> !body.hasText() && text.equals("0"))
                .isPresent();
        boolean success =
                choices.onceIn(4) && form.end() == End.RESULT && form.isError().isEmpty();
        ResultForm said = success ? form.saying(false) : form;
        return fits && !zero ? said.with(body) : said;
    }

    private PlannedCall identified(PlannedCall call) {
        IdForm form = choices.maybe(
                        1,
                        3,
                        () -> choices.of(List.of(IdForm.LONGER, IdForm.OTHER_CASE, IdForm.NUMBER, IdForm.OTHER_CASE)))
                .orElse(IdForm.OWN);
        return call.identified(form, choices.onceIn(6));
    }
}
