package org.contexttck.harness.doctor.bill;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.contexttck.harness.doctor.Remedies;
import org.contexttck.harness.doctor.TerminalLines;
import org.contexttck.harness.doctor.TextTable;
import org.contexttck.harness.tokens.Tokenizer;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.Series;

/** A bill for people. Lists are cut to what one reads; the JSON form has all of it. */
public final class BillText {

    private static final int MOST = 30;
    private static final int MANY = 3;
    private static final int NAME = 34;
    private static final int NUMBER = 12;
    private static final int ADDRESS = 160;
    private static final int STDERR_LINES = 12;

    private final int width;
    private final StringBuilder out = new StringBuilder();

    private BillText(int width) {
        this.width = width;
    }

    /** @param width characters in a line, at least 60 */
    public static String of(Bill bill, int width) {
        BillText text = new BillText(Math.max(60, width));
        text.head(bill);
        if (bill.reachable()) {
            text.tools(bill);
            text.results(bill);
            text.growth(bill);
            text.uncalled(bill);
            text.savings(bill);
            if (bill.tools().isEmpty()) {
                bill.measurements().forEach(text::measured);
            }
        }
        return text.out.toString();
    }

    private void head(Bill bill) {
        TextTable head = new TextTable(NUMBER);
        head.row("address", TerminalLines.fit(bill.target().address(), ADDRESS));
        if (!bill.target().product().isEmpty()) {
            head.row(bill.target().role(), bill.target().product());
        }
        bill.unreached().ifPresent(why -> {
            head.row("reachable", "no: " + why);
            Remedies.of(why).ifPresent(what -> head.row("try", what));
        });
        head.row("counted by", Tokenizer.ENCODING + "; a model's own tokenizer differs");
        bill.notes().forEach(note -> head.row("note", note));
        out.append(head.text(width));
        List<String> stderr =
                bill.stderrTail().lines().filter(line -> !line.isBlank()).toList();
        if (!stderr.isEmpty()) {
            out.append("\nThe end of its stderr\n");
            stderr.subList(Math.max(0, stderr.size() - STDERR_LINES), stderr.size())
                    .forEach(line -> out.append("  | ")
                            .append(TerminalLines.fit(line, width - 4))
                            .append('\n'));
        }
    }

    private void tools(Bill bill) {
        if (bill.tools().isEmpty()) {
            return;
        }
        Cost entries = bill.tools().stream().map(ToolCost::entry).reduce(Cost.NOTHING, Cost::plus);
        title("The list of tools, in every request: " + tokens(bill.list()) + " (" + number(entries.tokens())
                + " with all that it lists)");
        TextTable table = new TextTable(NAME, NUMBER, NUMBER);
        table.row("name, description, input schema", "tokens", "bytes", "its output is limited by");
        bill.tools().stream()
                .sorted(Comparator.comparingLong(tool -> -tool.given().tokens()))
                .limit(MOST)
                .forEach(tool -> table.row(
                        tool.tool().name(),
                        tokenCount(tool.given()),
                        number(tool.given().bytes()),
                        limits(tool)));
        out.append(table.text(width));
        more(bill.tools().size());
    }

    private static String limits(ToolCost tool) {
        if (!tool.limits().isEmpty()) {
            return String.join(", ", tool.limits());
        }
        return tool.unbounded().isEmpty() ? "-" : "nothing, and it may grow";
    }

    private void results(Bill bill) {
        if (bill.calls().isEmpty()) {
            return;
        }
        Cost all = bill.calls().stream()
                .flatMap(call -> call.result().stream())
                .map(ResultCost::shown)
                .reduce(Cost.NOTHING, Cost::plus);
        title("Results of calls that are safe to make: " + tokens(all));
        TextTable table = new TextTable(NAME, NUMBER, NUMBER);
        table.row("call", "tokens", "bytes", "seen");
        bill.calls().stream()
                .sorted(Comparator.comparingLong(call ->
                        -call.result().map(result -> result.shown().tokens()).orElse(-1L)))
                .limit(MOST)
                .forEach(call -> call.result()
                        .ifPresentOrElse(
                                result -> table.row(
                                        call.call(),
                                        tokenCount(result.shown()),
                                        number(result.shown().bytes()),
                                        seen(result)),
                                () -> table.row(call.call(), "-", "-", call.problem())));
        out.append(table.text(width));
        more(bill.calls().size());
    }

    private static String seen(ResultCost result) {
        List<String> seen = new ArrayList<>(result.marks());
        if (result.items() > 0) {
            seen.add("a list of " + number(result.items()));
        }
        if (result.structured().tokens() > 0 && !result.structured().equals(result.shown())) {
            seen.add(tokenCount(result.structured()) + " tokens of structured content beside");
        }
        seen.addAll(result.others());
        return seen.isEmpty() ? "-" : String.join("; ", seen);
    }

    private void growth(Bill bill) {
        if (bill.growth().isEmpty()) {
            return;
        }
        title("How results grow with what bounds them");
        TextTable table = new TextTable(NAME);
        bill.growth()
                .forEach(one -> table.row(
                        one.tool(),
                        one.points().stream()
                                .map(point ->
                                        one.parameter() + " " + number(point.value()) + ": " + tokens(point.shown()))
                                .collect(Collectors.joining(", "))));
        out.append(table.text(width));
    }

    private void uncalled(Bill bill) {
        if (bill.uncalled().isEmpty()) {
            return;
        }
        title("Not called");
        Map<String, List<String>> tools = new LinkedHashMap<>();
        bill.uncalled()
                .forEach(one -> tools.computeIfAbsent(one.why(), why -> new ArrayList<>())
                        .add(one.tool()));
        TextTable table = new TextTable(NAME);
        tools.entrySet().stream().limit(MOST).forEach(one -> uncalled(table, one.getKey(), one.getValue()));
        out.append(table.text(width));
        more(tools.size());
        if (bill.uncalled().stream().anyMatch(one -> one.why().contains(BillCalls.OPEN))) {
            out.append("  bill.calls in a profile says what to give.\n");
        }
    }

    /** A reason that many tools share is said once. */
    private static void uncalled(TextTable table, String why, List<String> tools) {
        if (tools.size() < MANY) {
            tools.forEach(tool -> table.row(tool, why));
            return;
        }
        String names = tools.stream().limit(MOST).collect(Collectors.joining(", "));
        table.row(number(tools.size()) + " tools", why + ": " + names + (tools.size() > MOST ? ", ..." : ""));
    }

    private void savings(Bill bill) {
        if (bill.savings().isEmpty()) {
            return;
        }
        title("What each protocol would have saved of these results");
        TextTable table = new TextTable(NAME, 18);
        bill.savings()
                .forEach(one -> table.row(
                        one.protocol(),
                        one.computed() ? number(one.saved()) + " of " + number(one.of()) : "no number",
                        one.assumption()));
        out.append(table.text(width));
    }

    private void measured(Measured one) {
        title(one.title() + " (" + one.unit() + ")");
        int[] widths = new int[one.series().size()];
        java.util.Arrays.fill(widths, NAME - 6);
        TextTable table = new TextTable(widths);
        List<String> heads = new ArrayList<>(List.of(""));
        one.series().stream().map(Series::name).forEach(heads::add);
        table.row(heads.toArray(String[]::new));
        for (int i = 0; i < one.labels().size() && i < MOST; i++) {
            List<String> cells = new ArrayList<>(List.of(one.labels().get(i)));
            for (Series series : one.series()) {
                cells.add(number(series.values().get(i)));
            }
            table.row(cells.toArray(String[]::new));
        }
        List<String> sums = new ArrayList<>(List.of("together"));
        one.series().stream()
                .map(series ->
                        series.values().stream().mapToLong(Long::longValue).sum())
                .map(BillText::number)
                .forEach(sums::add);
        table.row(sums.toArray(String[]::new));
        out.append(table.text(width));
        more(one.labels().size());
    }

    private void title(String title) {
        out.append('\n').append(TerminalLines.fit(title, 2 * width)).append('\n');
    }

    private void more(int size) {
        if (size > MOST) {
            out.append("  ... and ").append(size - MOST).append(" more; --json has all of them\n");
        }
    }

    private static String tokens(Cost cost) {
        return tokenCount(cost) + (cost.tokens() == 1 ? " token" : " tokens");
    }

    /** What was not counted to its end costs at least so much. */
    private static String tokenCount(Cost cost) {
        return (cost.whole() ? "" : ">=") + number(cost.tokens());
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }
}
