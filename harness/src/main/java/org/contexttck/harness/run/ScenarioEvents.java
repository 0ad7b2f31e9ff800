package org.contexttck.harness.run;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.cucumber.CasePlace;
import org.contexttck.harness.cucumber.CaseResult;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;

/** Turns a scenario that ran into its event: attributes faults to requirements and adds what the catalogue knows. */
final class ScenarioEvents {

    private final Catalogue catalogue;
    private final Role role;
    private final String way;

    /**
     * @param role whose requirements are judged
     * @param way how the target is observed, put behind the keys; empty if there is only one way
     */
    ScenarioEvents(Catalogue catalogue, Role role, String way) {
        this.catalogue = catalogue;
        this.role = role;
        this.way = way;
    }

    /** What no other scenario of the run has. */
    String key(CasePlace place) {
        return key(place.feature(), place.line());
    }

    /** The ids of the role's requirements that a scenario bears on. */
    List<String> requirements(List<String> tags) {
        return tags.stream()
                .map(tag -> tag.substring(1))
                .filter(id -> catalogue
                        .requirement(id)
                        .filter(one -> one.role() == role)
                        .isPresent())
                .toList();
    }

    private String key(String feature, int line) {
        return feature + ":" + line + (way.isEmpty() ? "" : "@" + way);
    }

    ScenarioFinished event(CaseResult result) {
        List<String> requirements = requirements(result.tags());
        Optional<Throwable> fault = result.fault();
        Outcome outcome = fault.isPresent() ? Outcome.ERROR : result.evidence().outcome();
        return new ScenarioFinished(
                key(result.feature(), result.line()),
                ScenarioKind.SCENARIO,
                "features/" + result.feature() + ".feature",
                result.line(),
                result.name(),
                requirements,
                outcome,
                result.evidence().observations(),
                result.took().toMillis(),
                fault.map(ScenarioEvents::inOneLine).orElseGet(result.evidence()::reason),
                result.evidence().faults().stream()
                        .flatMap(one -> requirements.stream().map(id -> finding(id, one)))
                        .toList(),
                result.evidence().transcript(),
                result.steps(),
                result.began().toString());
    }

    private Finding finding(String requirement, Fault fault) {
        return fault.breaking(
                requirement,
                catalogue.requirement(requirement).flatMap(Requirement::lookAt).orElse(""));
    }

    private static String inOneLine(Throwable fault) {
        StackTraceElement[] frames = fault.getStackTrace();
        String place = frames.length == 0 ? "" : " (at " + frames[0] + ")";
        String text = fault.getClass().getSimpleName() + ": " + fault.getMessage();
        return text.replaceAll("\\s+", " ").strip() + place;
    }
}
