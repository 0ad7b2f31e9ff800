package org.contexttck.harness.doctor.bill;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;
import org.contexttck.harness.tokens.Tokenizer;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.MeasuredForm;
import org.contexttck.reports.event.Series;

/** The numbers of a bill as a report draws them. */
final class BillMeasurements {

    /** What a measurement of the bill has for its scenario. */
    static final String BILL = "bill";

    static final String UNIT = "tokens, " + Tokenizer.ENCODING;

    private BillMeasurements() {}

    static List<Measured> of(List<ToolCost> tools, List<CallCost> calls, List<SizeGrowth> growth) {
        List<Measured> measured = new ArrayList<>();
        if (!tools.isEmpty()) {
            measured.add(list(tools));
        }
        List<CallCost> answered =
                calls.stream().filter(call -> call.result().isPresent()).toList();
        if (!answered.isEmpty()) {
            measured.add(results(answered));
        }
        growth.forEach(one -> measured.add(new Measured(
                BILL,
                "The bill: how " + one.tool() + " grows with " + one.parameter(),
                UNIT,
                one.points().stream()
                        .map(point -> Integer.toString(point.value()))
                        .toList(),
                List.of(new Series(
                        "in the result",
                        one.points().stream()
                                .map(point -> point.shown().tokens())
                                .toList())))));
        return measured;
    }

    private static Measured list(List<ToolCost> tools) {
        List<ToolCost> sorted = tools.stream()
                .sorted(Comparator.comparingLong(tool -> -tool.given().tokens()))
                .toList();
        return bars(
                "The bill: the list of tools, in every request",
                sorted.stream().map(tool -> tool.tool().name()).toList(),
                row(
                        "name, description and input schema",
                        sorted,
                        tool -> tool.given().tokens()),
                row("the whole entry", sorted, tool -> tool.entry().tokens()));
    }

    private static Measured results(List<CallCost> calls) {
        List<CallCost> sorted = calls.stream()
                .sorted(Comparator.comparingLong(
                        call -> -call.result().orElseThrow().shown().tokens()))
                .toList();
        Series shown = row(
                "as a model is shown it",
                sorted,
                call -> call.result().orElseThrow().shown().tokens());
        Series structured = row(
                "structured content",
                sorted,
                call -> call.result().orElseThrow().structured().tokens());
        boolean some = structured.values().stream().anyMatch(value -> value > 0);
        return bars(
                "The bill: results of calls that were safe to make",
                sorted.stream().map(CallCost::call).toList(),
                some ? new Series[] {shown, structured} : new Series[] {shown});
    }

    /** Two costs of each thing: in tokens, then in bytes. */
    static List<Measured> sideBySide(
            String title, List<String> labels, String left, List<Cost> lefts, String right, List<Cost> rights) {
        return List.of(
                bars(title, labels, row(left, lefts, Cost::tokens), row(right, rights, Cost::tokens)),
                new Measured(
                        BILL,
                        title,
                        "bytes",
                        labels,
                        List.of(row(left, lefts, Cost::bytes), row(right, rights, Cost::bytes)),
                        MeasuredForm.BARS));
    }

    private static Measured bars(String title, List<String> labels, Series... series) {
        return new Measured(BILL, title, UNIT, labels, List.of(series), MeasuredForm.BARS);
    }

    private static <T> Series row(String name, List<T> items, ToLongFunction<T> value) {
        return new Series(name, items.stream().mapToLong(value).boxed().toList());
    }
}
