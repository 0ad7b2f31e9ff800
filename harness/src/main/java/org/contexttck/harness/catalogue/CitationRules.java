package org.contexttck.harness.catalogue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Rules on what rows cite: readings and field cases. */
final class CitationRules {

    private final Material material;

    CitationRules(Material material) {
        this.material = material;
    }

    List<String> citedReadingsExist() {
        Set<String> known = material.readings().stream().map(Reading::id).collect(Collectors.toSet());
        return material.requirements().stream()
                .flatMap(row -> row.readings().stream()
                        .filter(id -> !known.contains(id))
                        .map(id -> Material.place(row) + "cites reading " + id + ", which does not exist"))
                .toList();
    }

    List<String> readingsAreUniqueAndCited() {
        Set<String> cited = material.requirements().stream()
                .flatMap(row -> row.readings().stream())
                .collect(Collectors.toSet());
        Set<String> seen = new HashSet<>();
        List<String> problems = new ArrayList<>();
        for (Reading reading : material.readings()) {
            if (!seen.add(reading.id())) {
                problems.add(Material.place(reading) + "id used twice");
            } else if (!cited.contains(reading.id())) {
                problems.add(Material.place(reading) + "no requirement cites it");
            }
        }
        return problems;
    }

    /** The ids that a reading lists are those of the rows that cite it, in the same order. */
    List<String> readingsListTheirRequirements() {
        List<String> problems = new ArrayList<>();
        for (Reading reading : material.readings()) {
            List<String> citing = material.requirements().stream()
                    .filter(row -> row.readings().contains(reading.id()))
                    .map(Requirement::id)
                    .toList();
            if (!citing.isEmpty() && !citing.equals(reading.requirements())) {
                problems.add(Material.place(reading) + "should say: **Requirements** " + String.join(", ", citing));
            }
        }
        return problems;
    }

    /** What a reading decides, its source should say one day; where it should not, the reading says why. */
    List<String> readingsProposeWording() {
        return material.readings().stream()
                .filter(reading -> reading.wording().isEmpty())
                .map(reading ->
                        Material.place(reading) + "has no paragraph **The text should say** with wording for the"
                                + " authors of the source, or with none: and why")
                .toList();
    }

    List<String> citedFieldCasesExist() {
        return material.requirements().stream()
                .flatMap(row -> row.seen().stream()
                        .filter(number -> !material.fieldCases().contains(number))
                        .map(number -> Material.place(row) + "cites " + number
                                + ", which features/field-cases.md does not list"))
                .toList();
    }

    List<String> fieldCasesAreCited() {
        Set<String> cited = material.requirements().stream()
                .flatMap(row -> row.seen().stream())
                .collect(Collectors.toSet());
        return material.fieldCases().stream()
                .filter(number -> !cited.contains(number))
                .map(number -> "features/field-cases.md: " + number + ": no requirement cites it")
                .toList();
    }
}
