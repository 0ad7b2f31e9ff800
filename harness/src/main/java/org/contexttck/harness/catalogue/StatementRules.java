package org.contexttck.harness.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Rules on what the sources say: each statement leads to rows that are there, and each row comes from a statement. */
final class StatementRules {

    private final Material material;

    StatementRules(Material material) {
        this.material = material;
    }

    List<String> statementsNameRowsThatExist() {
        Set<String> known = material.byId().keySet();
        List<String> problems = new ArrayList<>();
        for (SourceText source : material.sources()) {
            for (Statement one : source.statements()) {
                one.rows().stream()
                        .filter(id -> !known.contains(id))
                        .map(id -> SourceFile.path(source.protocol()) + ":" + one.line() + ": names " + id
                                + ", which does not exist")
                        .forEach(problems::add);
            }
        }
        return problems;
    }

    List<String> rowsComeFromAStatement() {
        Set<String> named = material.sources().stream()
                .flatMap(source -> source.statements().stream())
                .flatMap(statement -> statement.rows().stream())
                .collect(Collectors.toSet());
        return material.requirements().stream()
                .filter(row -> !named.contains(row.id()))
                .map(row -> Material.place(row) + "no statement of the source names it; in "
                        + SourceFile.path(row.protocol()) + " add it to the rows of what it judges, or below \"## "
                        + row.section() + "\" a line: | " + row.level() + " | what the text says, in other words | "
                        + row.id() + " |")
                .toList();
    }

    /** A row's section, or each of several with a semicolon between them, is a heading of its source. */
    List<String> sectionsAreThoseOfTheSource() {
        Map<String, List<String>> sections =
                material.sources().stream().collect(Collectors.toMap(SourceText::protocol, SourceText::sections));
        return material.requirements().stream()
                .flatMap(row -> Arrays.stream(row.section().split("; "))
                        .filter(it -> !sections.getOrDefault(row.protocol(), List.of())
                                .contains(it))
                        .map(it -> Material.place(row) + "section \"" + it + "\" has no statement; the headings are in "
                                + SourceFile.path(row.protocol())))
                .toList();
    }
}
