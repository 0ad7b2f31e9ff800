package org.contexttck.harness.catalogue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The rules that keep catalogue, readings, sources, field cases and scenarios in step. The build checks them. */
public final class CatalogueRules {

    private CatalogueRules() {}

    /**
     * All breaches of the rules, each on one line that begins with the file, such as
     * {@code features/wire/messages.feature:12: scenario without a requirement id}; none if all is well.
     *
     * @param features a folder that is laid out like {@code features/}
     * @param monitored the ids of the rows that are judged on every message, whatever provoked it
     * @throws CatalogueException if a file is too broken to be looked at
     */
    public static List<String> problems(Path features, Set<String> monitored) {
        Material material = new MaterialReader(features).read();
        return Stream.concat(
                        Stream.of(
                                problemsOfTheCatalogue(material, monitored),
                                new ScenarioRules(material, monitored).everyRowIsJudgedOrSaysWhyNot()),
                        new ClassRules(material).all())
                .flatMap(List::stream)
                .toList();
    }

    /** As {@link #problems}, leaving aside rows that nothing judges. */
    private static List<String> problemsOfTheCatalogue(Material material, Set<String> monitored) {
        RowRules rows = new RowRules(material);
        CitationRules citations = new CitationRules(material);
        ScenarioRules scenarios = new ScenarioRules(material, monitored);
        StatementRules statements = new StatementRules(material);
        return Stream.of(
                        rows.idsAreUnique(),
                        rows.idsHaveKnownPrefixes(),
                        rows.idsAreInOrder(),
                        rows.neighboursExist(),
                        citations.citedReadingsExist(),
                        citations.readingsAreUniqueAndCited(),
                        citations.readingsListTheirRequirements(),
                        citations.readingsProposeWording(),
                        citations.citedFieldCasesExist(),
                        citations.fieldCasesAreCited(),
                        statements.statementsNameRowsThatExist(),
                        statements.rowsComeFromAStatement(),
                        statements.sectionsAreThoseOfTheSource(),
                        scenarios.scenariosCarryAnId(),
                        scenarios.taggedIdsExist(),
                        scenarios.scenariosCarryTheRoleTheyJudge(),
                        scenarios.judgedRowsNameABrokenVariant())
                .flatMap(List::stream)
                .toList();
    }
}
