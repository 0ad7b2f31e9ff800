package org.contexttck.harness.doctor.bill;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Function;
import org.contexttck.harness.doctor.TerminalLines;
import org.contexttck.harness.tokens.Tokenizer;
import org.contexttck.json.Json;
import org.contexttck.reports.text.RecordJson;
import org.contexttck.reports.text.Visible;

/** A bill for machines: {@code schemas/kit/bill.schema.json}. */
public final class BillJson {

    private static final int FORMAT = 1;
    private static final int LONGEST = 2_000;

    private BillJson() {}

    /** The bill on one line. Characters that a terminal would obey or hide are escaped, as JSON allows for any. */
    public static String line(Bill bill) {
        return Visible.line(Json.write(of(bill)));
    }

    /** The bill as a tree; every member is there. */
    static ObjectNode of(Bill bill) {
        ObjectNode json = Json.object().put("format", FORMAT).put("encoding", Tokenizer.ENCODING);
        json.putObject("target")
                .put("role", bill.target().role())
                .put("address", text(bill.target().address()))
                .put("revision", bill.target().revision())
                .put("product", text(bill.target().product()));
        json.put("reachable", bill.reachable());
        json.put("reason", text(bill.unreached().orElse("")));
        json.put("stderrTail", bill.stderrTail());
        json.set("notes", each(bill.notes(), note -> Json.text(text(note))));
        json.putObject("list")
                .put("pages", bill.pages())
                .put("tools", bill.tools().size())
                .setAll(cost(bill.list()));
        json.set("tools", each(bill.tools(), BillJson::tool));
        json.set("calls", each(bill.calls(), BillJson::call));
        json.set("growth", each(bill.growth(), BillJson::growth));
        json.set(
                "uncalled",
                each(
                        bill.uncalled(),
                        one -> Json.object().put("tool", text(one.tool())).put("why", text(one.why()))));
        json.set(
                "savings",
                each(
                        bill.savings(),
                        one -> Json.object()
                                .put("protocol", one.protocol())
                                .put("computed", one.computed())
                                .put("saved", one.saved())
                                .put("of", one.of())
                                .put("assumption", one.assumption())));
        json.set("measurements", each(bill.measurements(), RecordJson::write));
        return json;
    }

    private static ObjectNode tool(ToolCost one) {
        ObjectNode json = Json.object().put("name", text(one.tool().name())).setAll(cost(one.given()));
        json.set("entry", cost(one.entry()));
        json.set("description", cost(one.description()));
        json.set("limits", each(one.limits(), name -> Json.text(text(name))));
        return json.put("unbounded", text(one.unbounded()));
    }

    private static ObjectNode call(CallCost one) {
        ObjectNode json = Json.object()
                .put("tool", text(one.tool()))
                .put("call", text(one.call()))
                .put("key", one.key())
                .put("problem", text(one.problem()));
        ArrayNode results = json.putArray("results");
        one.result().ifPresent(result -> {
            ObjectNode shown = cost(result.shown());
            shown.set("structured", cost(result.structured()));
            shown.set("others", each(result.others(), other -> Json.text(text(other))));
            shown.set("marks", each(result.marks(), Json::text));
            results.add(shown.put("items", result.items()));
        });
        return json;
    }

    private static ObjectNode growth(SizeGrowth one) {
        ObjectNode json = Json.object()
                .put("tool", text(one.tool()))
                .put("call", text(one.call()))
                .put("parameter", text(one.parameter()));
        json.set(
                "points",
                each(
                        one.points(),
                        point -> Json.object().put("value", point.value()).setAll(cost(point.shown()))));
        return json;
    }

    private static ObjectNode cost(Cost cost) {
        return Json.object()
                .put("tokens", cost.tokens())
                .put("bytes", cost.bytes())
                .put("whole", cost.whole());
    }

    private static String text(String foreign) {
        return TerminalLines.beginning(foreign, LONGEST);
    }

    private static <T> ArrayNode each(List<T> items, Function<T, ? extends JsonNode> form) {
        ArrayNode array = Json.array();
        items.forEach(item -> array.add(form.apply(item)));
        return array;
    }
}
