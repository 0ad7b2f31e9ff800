package org.contexttck.harness.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/** A diagnosis for people. Lists are cut to what one reads; the JSON form has all of it. */
public final class DiagnosisText {

    private static final int MOST_TOOLS = 60;
    private static final int MOST_ROWS = 30;
    private static final int MOST_STDERR_LINES = 12;
    private static final int NAME = 30;
    private static final int ADDRESS = 160;

    private final int width;
    private final StringBuilder out = new StringBuilder();

    private DiagnosisText(int width) {
        this.width = width;
    }

    /** @param width characters in a line, at least 60 */
    public static String of(Diagnosis diagnosis, int width) {
        DiagnosisText text = new DiagnosisText(Math.max(60, width));
        text.head(diagnosis);
        if (diagnosis.reachable()) {
            text.body(diagnosis);
        }
        return text.out.toString();
    }

    private void head(Diagnosis found) {
        TextTable head = new TextTable(12);
        String over = found.transport().equals("stdio") ? "over standard input and output" : "over Streamable HTTP";
        head.row("address", TerminalLines.fit(found.address(), ADDRESS));
        head.row("reachable", found.unreached().map(why -> "no: " + why).orElse("yes, " + over));
        found.spoken().ifPresent(spoken -> {
            String era = spoken.stateless() ? "stateless, server/discover" : "with sessions, initialize";
            head.row("speaks", "MCP " + spoken.revision() + " (" + era + ")");
            String name = (spoken.name() + " " + spoken.version()).strip();
            head.row("server", name.isEmpty() ? "does not say what it is" : name);
            head.row("tools", Integer.toString(found.tools().size()));
        });
        found.notes().forEach(note -> head.row("note", note));
        found.unreached().flatMap(Remedies::of).ifPresent(what -> head.row("try", what));
        out.append(head.text(width));
        stderr(out, found.stderrTail(), width);
    }

    /** The end of what a program wrote to standard error, in lines of at most this width; nothing if it wrote nothing. */
    public static void stderr(StringBuilder out, String tail, int width) {
        List<String> lines = tail.lines().filter(line -> !line.isBlank()).toList();
        if (!lines.isEmpty()) {
            out.append("\nThe end of its stderr\n");
            lines.subList(Math.max(0, lines.size() - MOST_STDERR_LINES), lines.size())
                    .forEach(line -> out.append("  | ")
                            .append(TerminalLines.fit(line, width - 4))
                            .append('\n'));
        }
    }

    private void body(Diagnosis found) {
        section("Tools", found.tools(), MOST_TOOLS, tools());
        section(
                "Claims that could be made",
                found.claims(),
                MOST_ROWS,
                new Rows<>(
                        new TextTable(NAME, NAME),
                        (table, one) ->
                                table.row(one.claim(), one.tool(), one.why() + (one.named() ? "" : " (a guess)"))));
        if (found.claims().isEmpty() && !found.tools().isEmpty()) {
            out.append("\nClaims that could be made\n  none that names, parameters and output schemas would tell of\n");
        }
        section(
                "Pages in another way than by offset and limit, which context-saving names",
                found.otherPaging(),
                MOST_ROWS,
                new Rows<>(new TextTable(NAME), (table, one) -> table.row(one.tool(), "by " + one.by())));
        section(
                "Calls that the profile gave",
                found.probes(),
                MOST_ROWS,
                new Rows<>(new TextTable(44), (table, one) -> table.row(one.call(), one.seen())));
        section(
                obstaclesTitle(found),
                found.obstacles(),
                MOST_ROWS,
                new Rows<>(new TextTable(2), DiagnosisText::obstacle));
        if (found.profile() && found.obstacles().isEmpty()) {
            out.append("\nNothing in the profile would keep run from testing, as far as tools and parameters tell.\n");
        }
        section(
                "To consider: tools whose output could grow",
                found.advice(),
                MOST_ROWS,
                new Rows<>(new TextTable(NAME), (table, one) -> table.row(one.tool(), one.why() + ": " + one.what())));
        if (!found.advice().isEmpty()) {
            out.append(
                    "  Drawn from names, descriptions and schemas only; a tool of naturally small output needs none.\n");
        }
        if (!found.profile()) {
            out.append("\nNext: context-tck init, with the same --stdio or --url, writes a profile to start from.\n");
        }
    }

    private static Rows<Tool> tools() {
        TextTable table = new TextTable(NAME, 15, 34);
        table.row("name", "reads only", "lets its output be limited by", "requires");
        return new Rows<>(table, (rows, tool) -> {
            List<String> limits = new ArrayList<>(Paging.of(tool).names());
            limits.addAll(Cutting.of(tool).names());
            limits.addAll(Cutting.of(tool).others());
            String required = tool.required().stream().map(Parameter::name).collect(Collectors.joining(", "));
            rows.row(tool.name(), tool.hints().text(), dash(String.join(", ", limits)), dash(required));
        });
    }

    private static String obstaclesTitle(Diagnosis found) {
        return found.profile()
                ? "To correct in the profile, before run can test what it claims"
                : "To be said in a profile, before run can test what the names of the tools stand for";
    }

    /** A row about something to correct. */
    public static void obstacle(TextTable table, Obstacle one) {
        table.row("-", one.key() + (one.written() ? "" : " (a default)"));
        table.row(
                "",
                (one.tool().isEmpty() ? "" : one.tool() + ": ")
                        + one.what()
                        + (one.whatToDo().isEmpty() ? "" : "; " + one.whatToDo()));
    }

    private <T> void section(String title, List<T> items, int most, Rows<T> rows) {
        if (items.isEmpty()) {
            return;
        }
        items.stream().limit(most).forEach(item -> rows.add().accept(rows.table(), item));
        out.append('\n').append(title).append('\n').append(rows.table().text(width));
        if (items.size() > most) {
            out.append("  ... and ").append(items.size() - most).append(" more; --json has all of them\n");
        }
    }

    private static String dash(String text) {
        return text.isEmpty() ? "-" : text;
    }

    private record Rows<T>(TextTable table, BiConsumer<TextTable, T> add) {}
}
