package org.contexttck.harness.cucumber;

import io.cucumber.plugin.event.DataTableArgument;
import io.cucumber.plugin.event.DocStringArgument;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.Status;
import io.cucumber.plugin.event.Step;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.verdict.EvidenceMark;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioStep;
import org.contexttck.reports.event.ScenarioStep.SeenMessage;

/** What became of each step of one scenario, told by what it added to the evidence. */
final class StepWatch {

    private final List<ScenarioStep> steps = new ArrayList<>();
    private EvidenceMark before = EvidenceMark.NONE;
    private boolean stopped;

    void finished(PickleStepTestStep step, Status status, EvidenceMark now, List<SeenMessage> places) {
        int seen = now.observations() - before.observations();
        Outcome outcome = outcome(status, before.until(now), seen);
        steps.add(new ScenarioStep(text(step.getStep()), outcome, seen, places));
        stopped = stopped || outcome != Outcome.HELD;
        before = now;
    }

    List<ScenarioStep> steps() {
        return List.copyOf(steps);
    }

    private Outcome outcome(Status status, Outcome recorded, int seen) {
        if (status == Status.SKIPPED) {
            return Outcome.SKIPPED;
        }
        if (status != Status.PASSED) {
            return Outcome.ERROR;
        }
        return stopped && recorded == Outcome.HELD && seen == 0 ? Outcome.SKIPPED : recorded;
    }

    private static String text(Step step) {
        StringBuilder text =
                new StringBuilder(step.getKeyword().strip()).append(' ').append(step.getText());
        if (step.getArgument() instanceof DataTableArgument table) {
            table(table.cells(), text);
        } else if (step.getArgument() instanceof DocStringArgument block) {
            text.append('\n').append(block.getContent());
        }
        return text.toString();
    }

    /** Columns stand below each other where characters are of one width. */
    private static void table(List<List<String>> rows, StringBuilder text) {
        for (List<String> row : rows) {
            text.append('\n');
            for (int i = 0; i < row.size(); i++) {
                int column = i;
                int width = rows.stream()
                        .mapToInt(one -> one.get(column).length())
                        .max()
                        .orElse(0);
                text.append("| ").append(row.get(i));
                text.append(" ".repeat(width - row.get(i).length() + 1));
            }
            text.append('|');
        }
    }
}
