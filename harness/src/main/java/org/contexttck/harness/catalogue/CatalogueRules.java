package org.contexttck.harness.catalogue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The rules that keep catalogue, readings, field cases and scenarios in step. The build checks them. */
public final class CatalogueRules {

    private CatalogueRules() {}

    /**
     * All breaches of the rules, each on one line that begins with the file, such as
     * {@code features/wire/messages.feature:12: scenario without a requirement id}; none if all is well.
     *
     * @param features a folder that is laid out like {@code features/}
     * @throws CatalogueException if a file is too broken to be looked at
     */
    public static List<String> problems(Path features) {
        Material material = new MaterialReader(features).read();
        return Stream.of(
                        problemsOfTheCatalogue(material),
                        new ScenarioRules(material).everyRowHasAScenarioOrSaysWhyNot())
                .flatMap(List::stream)
                .toList();
    }

    /** As {@link #problems}, leaving aside rows that still lack a scenario. */
    static List<String> problemsOfTheCatalogue(Material material) {
        RowRules rows = new RowRules(material);
        CitationRules citations = new CitationRules(material);
        ScenarioRules scenarios = new ScenarioRules(material);
        return Stream.of(
                        rows.idsAreUnique(),
                        rows.idsHaveKnownPrefixes(),
                        rows.idsAreInOrder(),
                        rows.neighboursExist(),
                        citations.citedReadingsExist(),
                        citations.readingsAreUniqueAndCited(),
                        citations.readingsListTheirRequirements(),
                        citations.citedFieldCasesExist(),
                        citations.fieldCasesAreCited(),
                        scenarios.scenariosCarryAnId(),
                        scenarios.taggedIdsExist(),
                        scenarios.scenariosCarryTheRoleTheyJudge(),
                        scenarios.judgedRowsNameABrokenVariant())
                .flatMap(List::stream)
                .toList();
    }
}
