package org.contexttck.reports.write;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioStep;
import org.contexttck.reports.event.ScenarioStep.SeenMessage;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.viewer.TranscriptLinks;

/** The steps of a scenario, each with what became of it. */
final class HtmlSteps {

    private static final int TEXT = 600;

    private final Html html;

    HtmlSteps(Html html) {
        this.html = html;
    }

    /** As a field of a list; nothing if no steps are known. */
    void field(List<ScenarioStep> steps) {
        if (!steps.isEmpty()) {
            html.open("div").leaf("dt", "Steps").open("dd");
            list(steps, none -> Optional.empty());
            html.close().close().line();
        }
    }

    /** @param page where a transcript is shown, if it is */
    void list(List<ScenarioStep> steps, Function<String, Optional<String>> page) {
        html.open("ol", "class", "steps", "role", "list").line();
        for (ScenarioStep step : steps) {
            String word = word(step.outcome());
            html.open("li", "class", "step " + step.outcome().text());
            html.leaf("span", mark(step.outcome()), "aria-hidden", "true").open("span");
            List<String> text = Bounds.cut(step.text(), TEXT).lines().toList();
            text.stream().limit(1).forEach(html::text);
            if (step.observations() > 0) {
                html.open("span", "class", "label").text(step.observations() + " seen");
                places(step, page);
                html.close();
            }
            html.leaf("b", word, "class", step.outcome() == Outcome.HELD ? "unseen" : "");
            below(text);
            html.close().close().line();
        }
        html.close();
    }

    /** Where the first of what it saw is: each number leads to its message. */
    private void places(ScenarioStep step, Function<String, Optional<String>> page) {
        String word = step.observations() > step.where().size() ? ", such as " : ": ";
        for (SeenMessage seen : step.where()) {
            Optional<String> link = page.apply(seen.transcript());
            if (link.isPresent()) {
                html.text(word);
                String name = Bounds.cut(TranscriptLinks.name(seen.transcript()), Bounds.NAME);
                String anchor = "#" + TranscriptLinks.anchor(seen.message());
                html.leaf("a", name + " " + seen.message(), "href", link.get() + anchor);
                word = ", ";
            }
        }
    }

    /** What stands below the step, such as a table, in characters of one width. */
    private void below(List<String> text) {
        if (text.size() > 1) {
            html.open("code", "class", "below", "tabindex", "0");
            html.block(String.join("\n", text.subList(1, text.size()))).close();
        }
    }

    private static String word(Outcome outcome) {
        return switch (outcome) {
            case BROKE -> "failed here";
            case SKIPPED -> "not reached";
            default -> outcome.text();
        };
    }

    private static String mark(Outcome outcome) {
        return switch (outcome) {
            case HELD -> "✓";
            case SKIPPED -> "·";
            case BROKE, ERROR -> "✗";
            default -> "–";
        };
    }
}
