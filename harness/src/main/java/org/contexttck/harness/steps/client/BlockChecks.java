package org.contexttck.harness.steps.client;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.client.ViewBlock;

/** Holds a tool result on the screen against a row of a table, whose columns are {@code as}, {@code text}, {@code badges} and {@code editable}. */
public final class BlockChecks {

    private final ClientWorld world;

    public BlockChecks(ClientWorld world) {
        this.world = world;
    }

    /** The phrases of each column with what they mean. */
    public static Map<String, String> phrases() {
        Map<String, String> phrases = new LinkedHashMap<>();
        phrases.put("as", "`full`, `collapsed` (closed) or `expanded` (opened by the user)");
        phrases.put(
                "text",
                "`whole` (the original), `summary` (letter for letter, with no more than a short label) or `words of the"
                        + " summary` (its words, control sequences aside)");
        phrases.put("badges", "`none`, or names with their colours, such as `transient amber`");
        phrases.put("editable", "`yes` or `no`");
        return phrases;
    }

    /** Checks every column that the row has. @param demanded false if what follows shows something only if the row holds */
    void check(ScenarioCall called, List<ViewBlock> found, Map<String, String> row, boolean demanded) {
        if (found.size() != 1) {
            judge(called, Optional.of("is there " + found.size() + " times"), "must be there once", demanded);
            return;
        }
        row.forEach((column, wanted) -> {
            if (!column.equals("call")) {
                judge(called, seen(found.get(0), called, column, wanted), must(column, wanted), demanded);
            }
        });
    }

    private void judge(ScenarioCall called, Optional<String> seen, String must, boolean demanded) {
        String line = called.line() + ": on the screen it ";
        if (demanded) {
            String fault = seen.orElse("");
            world.check(called.call().tool(), line, List::of)
                    .saw(fault)
                    .that(seen.isEmpty(), fault + ", " + must, must);
        } else {
            seen.ifPresent(fault -> world.nothingToCompareWith("for comparison: " + line + fault + ", " + must));
        }
    }

    /** What is seen instead; empty if the column holds. */
    private Optional<String> seen(ViewBlock block, ScenarioCall called, String column, String wanted) {
        return switch (column) {
            case "as" -> {
                String state = block.state().name().toLowerCase(Locale.ROOT);
                yield unless(state.equals(wanted), "is " + state);
            }
            case "text" -> unless(text(block, called, wanted), "reads \"" + Shown.text(oneLine(block.text())) + "\"");
            case "badges" -> {
                String badges = badges(block);
                yield unless(badges.equals(wanted), "bears " + (badges.equals("none") ? "no badge" : badges));
            }
            case "editable" ->
                unless(
                        block.editable() == wanted.equals("yes"),
                        block.editable() ? "can be edited" : "cannot be edited");
            default ->
                throw new IllegalArgumentException("no such column: \"" + column + "\"; known are "
                        + phrases().keySet());
        };
    }

    private boolean text(ViewBlock block, ScenarioCall called, String wanted) {
        return switch (wanted) {
            case "whole" -> called.content().wholeIn(block.text());
            case "summary" ->
                called.summary().filter(block.text()::contains).isPresent()
                        && called.content().partsIn(block.text()).isEmpty()
                        && SummaryText.shown(called, world.calls())
                                .tooMuch(block.text())
                                .isEmpty();
            case "words of the summary" ->
                called.summary().stream()
                        .flatMap(summary -> Arrays.stream(summary.split("\\s+|\\x1b\\[[0-9;]*[a-zA-Z]")))
                        .allMatch(block.text()::contains);
            default -> throw new IllegalArgumentException("no such text: \"" + wanted + "\"");
        };
    }

    private static String must(String column, String wanted) {
        return switch (column) {
            case "as" -> "must be " + wanted;
            case "text" -> wanted.equals("whole") ? "must read as the whole original" : "must show the " + wanted;
            case "badges" -> "must bear " + (wanted.equals("none") ? "no badge" : wanted);
            default -> wanted.equals("no") ? "must not be editable" : "must be editable";
        };
    }

    /** Sorted, so that the order of badges does not matter; a colour that the client does not tell is a question mark. */
    private static String badges(ViewBlock block) {
        String badges = block.badges().stream()
                .map(badge -> badge.name() + " "
                        + (badge.colour().isEmpty() ? "?" : badge.colour().replace("grey", "gray")))
                .sorted()
                .collect(Collectors.joining(", "));
        return badges.isEmpty() ? "none" : badges;
    }

    private static Optional<String> unless(boolean holds, String seen) {
        return holds ? Optional.empty() : Optional.of(seen);
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
