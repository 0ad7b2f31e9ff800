package org.contexttck.harness.run;

import java.util.List;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.explore.Explored;
import org.contexttck.harness.explore.ExploredCase;
import org.contexttck.harness.explore.KeptCase;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;

/** Turns what exploring a target came to into events: one for each case, and what was varied as a way in which it was tried. */
final class ExploredEvents {

    /** The way in which a target is tried by exploration. */
    static final String WAY = "explored";

    private ExploredEvents() {}

    /** A case for each that breaks a requirement; or else that nothing does, if anything was seen of it. */
    static List<ScenarioFinished> of(Requirement one, Explored explored) {
        List<ScenarioFinished> cases = explored.cases().stream()
                .filter(found -> found.finding().requirement().equals(one.id()))
                .map(found -> broken(one, found))
                .toList();
        int seen = explored.observations().getOrDefault(one.id(), 0);
        return cases.isEmpty() && seen > 0 ? List.of(held(one, seen)) : cases;
    }

    private static ScenarioFinished broken(Requirement one, ExploredCase found) {
        Fault fault = found.finding().fault();
        return new ScenarioFinished(
                ScenarioFinished.keyOfCase(found.code().text(), one.id()),
                ScenarioKind.AUDIT,
                "",
                0,
                WAY + ": " + KeptCase.line(found.steps()),
                List.of(one.id()),
                Outcome.BROKE,
                1,
                0,
                fault.headline(),
                List.of(fault.breaking(one.id(), one.lookAt().orElse(""))),
                fault.transcript());
    }

    private static ScenarioFinished held(Requirement one, int seen) {
        return new ScenarioFinished(
                WAY + "/" + one.id(),
                ScenarioKind.AUDIT,
                "",
                0,
                WAY,
                List.of(one.id()),
                Outcome.HELD,
                seen,
                0,
                "",
                List.of(),
                "");
    }

    /** Says what was varied and how often, and what never was. */
    static void plan(Explored explored, Plan plan) {
        int all = explored.conversations();
        explored.dimensions().forEach((dimension, times) -> {
            if (times > 0) {
                plan.tried(dimension + ": " + times + " of " + all);
            } else if (all > 0) {
                plan.leftOut(dimension, "never came up in " + all + " conversations");
            }
        });
        explored.unsteady()
                .forEach(line -> plan.leftOut(line, "not when the same was said again, so it counts for nothing"));
        explored.outdated()
                .forEach(code -> plan.leftOut(
                        "the kept case " + code,
                        "it draws another conversation by now; look for it with --explore again"));
        explored.stopped().ifPresent(reason -> plan.leftOut("further conversations", reason));
    }
}
