package org.contexttck.harness.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rules on scenarios and the rows they judge. */
final class ScenarioRules {

    private final Material material;
    private final Set<String> monitored;

    /** @param monitored the rows that are judged on every message, whatever provoked it */
    ScenarioRules(Material material, Set<String> monitored) {
        this.material = material;
        this.monitored = Set.copyOf(monitored);
    }

    List<String> scenariosCarryAnId() {
        return material.scenarios().stream()
                .filter(scenario -> scenario.ids().isEmpty())
                .map(scenario -> scenario.place() + ": scenario without a requirement id")
                .toList();
    }

    List<String> taggedIdsExist() {
        Set<String> known = material.byId().keySet();
        return material.scenarios().stream()
                .flatMap(scenario -> scenario.ids().stream()
                        .distinct()
                        .filter(id -> !known.contains(id))
                        .map(id -> scenario.place() + ": unknown requirement " + id))
                .toList();
    }

    /** A scenario bears the role of whoever it judges, unless that is a server, so that scenarios can be chosen by role. */
    List<String> scenariosCarryTheRoleTheyJudge() {
        return material.scenarios().stream()
                .flatMap(scenario -> wrongRoles(scenario).map(what -> scenario.place() + ": " + what))
                .toList();
    }

    private Stream<String> wrongRoles(ScenarioTag scenario) {
        Set<Role> judged = scenario.ids().stream()
                .flatMap(id -> Optional.ofNullable(material.byId().get(id)).stream())
                .map(Requirement::role)
                .collect(Collectors.toSet());
        return Arrays.stream(Role.values())
                .filter(role -> role != Role.SERVER)
                .filter(role -> judged.contains(role) != scenario.tags().contains("@" + role.text()))
                .map(role -> judged.contains(role)
                        ? "judges the role " + role.text() + ", but has no tag @" + role.text()
                        : "has the tag @" + role.text() + ", but judges no requirement of that role");
    }

    List<String> everyRowIsJudgedOrSaysWhyNot() {
        Map<String, ScenarioTag> judged = judged();
        List<String> problems = new ArrayList<>();
        for (Requirement row : material.requirements()) {
            ScenarioTag scenario = judged.get(row.id());
            if (scenario == null && row.untested().isEmpty() && !monitored.contains(row.id())) {
                problems.add(Material.place(row) + "has no scenario and no monitor and does not say why (untested)");
            } else if (scenario != null && row.untested().isPresent()) {
                problems.add(Material.place(row) + "says untested, but " + scenario.place() + " judges it");
            }
        }
        return problems;
    }

    List<String> judgedRowsNameABrokenVariant() {
        Map<String, ScenarioTag> judged = judged();
        return material.requirements().stream()
                .filter(row -> (judged.containsKey(row.id()) || monitored.contains(row.id()))
                        && row.broken().isEmpty())
                .map(row -> Material.place(row) + "is judged, but no broken variant shows that it can fail")
                .toList();
    }

    private Map<String, ScenarioTag> judged() {
        Map<String, ScenarioTag> judged = new HashMap<>();
        material.scenarios().forEach(scenario -> scenario.ids().forEach(id -> judged.putIfAbsent(id, scenario)));
        return judged;
    }
}
