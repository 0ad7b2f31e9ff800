package org.contexttck.harness.catalogue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rules on the conformance classes: each row belongs to one, and only to those of its own side. */
final class ClassRules {

    private final Material material;

    ClassRules(Material material) {
        this.material = material;
    }

    /** In files that name classes at all. */
    List<String> rowsBelongToAClass() {
        Set<String> protocols =
                material.classes().stream().map(ConformanceClass::protocol).collect(Collectors.toSet());
        Set<String> named = material.classes().stream()
                .filter(one -> !one.faults())
                .flatMap(one -> one.rows().stream())
                .collect(Collectors.toSet());
        return material.requirements().stream()
                .filter(row -> protocols.contains(row.protocol()) && !named.contains(row.id()))
                .map(row -> Material.place(row) + "belongs to no class; name it in one of `classes`")
                .toList();
    }

    List<String> classesNameRowsOfTheirSide() {
        Map<String, Requirement> rows = material.byId();
        return material.classes().stream()
                .flatMap(one -> one.rows().stream()
                        .filter(id -> !rows.containsKey(id)
                                || rows.get(id).role() != one.role()
                                || !rows.get(id).protocol().equals(one.protocol()))
                        .map(id -> place(one) + "names " + id + ", which is no row of " + one.protocol() + " for a "
                                + one.role().text()))
                .toList();
    }

    List<String> classesHaveNamesOfTheirOwn() {
        Set<String> seen = new HashSet<>();
        return material.classes().stream()
                .filter(one -> !seen.add(one.protocol() + one.role() + one.name()))
                .map(one -> place(one) + "name used twice for a " + one.role().text())
                .toList();
    }

    Stream<List<String>> all() {
        return Stream.of(rowsBelongToAClass(), classesNameRowsOfTheirSide(), classesHaveNamesOfTheirOwn());
    }

    private static String place(ConformanceClass one) {
        return RequirementsFile.path(one.protocol()) + ": class " + one.name() + ": ";
    }
}
