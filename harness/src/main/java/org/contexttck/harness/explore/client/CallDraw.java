package org.contexttck.harness.explore.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
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

    /** The first several times: that a summary comes again is what matters most. */
    private static final List<String> SUMMARIES = List.of(
            "15 records",
            "15 records",
            "15 records",
            "15 records",
            "{name}",
            "{name}: 15 records,\nof which 3 are new\n\tand 12 are old",
            "{name}: $1 and $& for \\1, 100 %s {0} ${x}",
            "{name}: <b>15</b> & \"records\" [a](b)",
            "{\"call\": \"{name}\",  \"records\": 15.0}",
            "{name}: 15 \u8cc7\u6599, na\u00efve e\u0301 \ud83d\udc69\u200d\ud83d\udcbb",
            "[collapsed] {name}",
            "0",
            "{name}: 15 records" + ", and what is to be known of each of them".repeat(12));

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
            "{\"context\":{\"summary\":\"{name}: S\"}}",
            "{\"lifecycle\":\"transient\",\"summary\":\"{name}: S\"}",
            "null",
            "\"consumed\"",
            "[{\"context\":{\"consumed\":true}}]");

    private final Choices choices;
    private final List<String> servers;
    private final boolean driven;
    private final List<Known> known = new ArrayList<>();

    /** A pair that was hinted at. @param server what stands before the names of tools */
    private record Known(String server, String tool, String consumer) {}

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
            Known one = choices.of(known);
            return HintForm.of(one.tool(), one.consumer());
        }
        String tool = choices.of(TOOLS);
        String consumer = choices.of(CONSUMERS);
        known.add(new Known(server, tool, consumer));
        return choices.maybe(1, 6, () -> switch (choices.below(3)) {
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
            case 1, 2 -> tool.substring(0, 1).toUpperCase(Locale.ROOT) + tool.substring(1);
            case 3 -> tool.substring(last + 1);
            case 4 -> tool + "_2";
            case 5 -> "*";
            default -> tool.substring(0, last);
        };
    }

    private String server() {
        return choices.onceIn(8) && servers.size() > 1 ? servers.get(1) + "/" : "";
    }

    /** Of a tool that is paired, mostly. */
    PlannedCall fetch() {
        String tool = choices.onceIn(6) || known.isEmpty() ? server() + choices.of(TOOLS) : fetching();
        ResultForm form = transientForm();
        return identified(PlannedCall.of(tool, withBody(form, true)));
    }

    private String fetching() {
        Known one = one();
        return one.server() + one.tool();
    }

    private ResultForm transientForm() {
        ObjectNode meta = ResultForm.marked(
                choices.maybe(1, 3, () -> choices.of(SUMMARIES)).orElse(ResultForm.SUMMARY));
        ObjectNode context = (ObjectNode) meta.path("context");
        return choices.maybe(1, 4, () -> switch (choices.below(9)) {
                    case 1 -> ResultForm.of(meta).saying(true);
                    case 2 -> {
                        context.put("consumed", false);
                        yield ResultForm.of(meta);
                    }
                    case 3, 4 -> {
                        context.put("consumed", true);
                        yield ResultForm.of(meta);
                    }
                    case 5, 8 -> {
                        context.set("summary", Json.parse(choices.of(NO_SUMMARIES)));
                        yield ResultForm.of(meta);
                    }
                    case 6 -> {
                        context.remove("summary");
                        yield ResultForm.of(meta);
                    }
                    case 7 -> {
                        context.put("ttl", 5).putNull("x");
                        meta.put("com.example/trace", "1-2");
                        yield ResultForm.of(meta);
                    }
                    default -> ResultForm.of(meta).saying(false);
                })
                .orElse(ResultForm.of(meta));
    }

    /** Nothing about it is special. */
    PlannedCall plainConsumption() {
        String tool = known.isEmpty() ? CONSUMERS.get(0) : consuming();
        return PlannedCall.of(tool, ResultForm.of(ResultForm.consumption()));
    }

    /** Of the same tool, with no success. */
    PlannedCall failing(PlannedCall call) {
        return PlannedCall.of(
                call.tool(),
                choices.onceIn(2)
                        ? ResultForm.PLAIN.ending(End.RPC_ERROR)
                        : ResultForm.of(ResultForm.consumption()).saying(true));
    }

    /** By a tool that is a consumer, mostly. */
    PlannedCall consumption() {
        String tool = choices.onceIn(6) || known.isEmpty() ? server() + choices.of(CONSUMERS) : consuming();
        return identified(PlannedCall.of(tool, withBody(consumed(), false)));
    }

    /** The first as often as all others, so that more than one result waits for one consumer. */
    private Known one() {
        return choices.onceIn(2) ? choices.of(known) : known.get(0);
    }

    private String consuming() {
        Known one = one();
        return one.server() + one.consumer();
    }

    private ResultForm consumed() {
        ObjectNode meta = ResultForm.consumption();
        ObjectNode context = (ObjectNode) meta.path("context");
        return choices.maybe(1, 2, () -> switch (choices.below(12)) {
                    case 1, 2, 9, 10 -> ResultForm.of(meta).saying(true);
                    case 3, 11 -> ResultForm.of(meta).ending(End.RPC_ERROR);
                    case 4 -> ResultForm.of(meta).ending(driven ? End.NO_ANSWER : End.RPC_ERROR);
                    case 5 -> {
                        context.put("summary", "{name}: stored");
                        yield ResultForm.of(meta);
                    }
                    case 6 -> {
                        context.put("lifecycle", choices.of(LIFECYCLES));
                        yield ResultForm.of(meta);
                    }
                    case 7 -> ResultForm.PLAIN;
                    case 8 -> {
                        context.put("ttl", 5);
                        meta.put("com.example/trace", "1-2");
                        yield ResultForm.of(meta);
                    }
                    default -> ResultForm.of(meta).saying(false);
                })
                .orElse(ResultForm.of(meta));
    }

    /** Nothing about the context. */
    PlannedCall plain() {
        String tool = choices.onceIn(3) && !known.isEmpty() ? fetching() : server() + "recall_memory";
        ResultForm form = choices.maybe(1, 3, () -> switch (choices.below(3)) {
                    case 1 -> ResultForm.PLAIN.ending(End.RPC_ERROR);
                    case 2 -> ResultForm.PLAIN.saying(false);
                    default -> ResultForm.PLAIN.saying(true);
                })
                .orElse(ResultForm.PLAIN);
        return identified(PlannedCall.of(tool, withBody(form, false)));
    }

    /** Metadata that means nothing, at a tool where it would mean something. */
    PlannedCall odd() {
        if (choices.onceIn(4)) {
            Known one = new Known("", choices.of(TOOLS), choices.of(CONSUMERS));
            ObjectNode meta = HintForm.meta(1, List.of(HintForm.of(one.tool(), one.consumer())));
            return PlannedCall.of(choices.of(List.of("recall_memory", "find_records")), ResultForm.of(meta));
        }
        String tool = known.isEmpty() ? choices.of(TOOLS) : choices.onceIn(2) ? fetching() : consuming();
        JsonNode meta = Json.parse(choices.of(LOOKALIKES));
        return PlannedCall.of(tool, new ResultForm(End.RESULT, Optional.empty(), meta, BodyForm.USUAL));
    }

    private ResultForm withBody(ResultForm form, boolean large) {
        BodyForm body = choices.maybe(1, 3, () -> BodyForm.draw(choices)).orElse(BodyForm.USUAL);
        boolean fits = large || body.size() != BodyForm.Size.LONG;
        boolean zero = form.summary()
                .filter(text -> !body.hasText() && text.equals("0"))
                .isPresent();
        return fits && !zero ? form.with(body) : form;
    }

    private PlannedCall identified(PlannedCall call) {
        IdForm form = choices.maybe(1, 5, () -> choices.of(List.of(IdForm.LONGER, IdForm.OTHER_CASE, IdForm.NUMBER)))
                .orElse(IdForm.OWN);
        return call.identified(form, choices.onceIn(12));
    }
}
