package org.contexttck.harness.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.harness.monitor.Monitors;
import org.junit.jupiter.api.Test;

/** Holds this repository's own features folder to the rules. */
class RepositoryTest {

    private static final Path FEATURES = Path.of("..", "features");

    private final Material material = new MaterialReader(FEATURES).read();

    @Test
    void catalogueReadingsScenariosAndMonitorsAreInStep() {
        assertThat(CatalogueRules.problems(FEATURES, Monitors.requirements())).isEmpty();
    }

    /** The rules see to it that every row belongs to one of them. */
    @Test
    void everySideOfAProtocolHasClasses() {
        Catalogue catalogue = Catalogue.bundled();
        assertThat(catalogue.all())
                .allSatisfy(row -> assertThat(catalogue.classes())
                        .as(row.id())
                        .anyMatch(one -> one.protocol().equals(row.protocol()) && one.role() == row.role()));
    }

    @Test
    void monitorsJudgeRowsOfTheirRoleThatAreThere() {
        Catalogue catalogue = Catalogue.bundled();
        for (Role role : Role.values()) {
            assertThat(Monitors.requirements(role))
                    .as(role.text())
                    .allMatch(id -> catalogue.requirement(id).orElseThrow().role() == role);
        }
    }

    @Test
    void everyFolderIsAProtocolOfTheKit() throws IOException {
        try (Stream<Path> children = Files.list(FEATURES)) {
            List<String> folders = children.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .filter(name -> !List.of("target", "docs").contains(name))
                    .toList();
            assertThat(Catalogue.bundled().protocols()).containsExactlyInAnyOrderElementsOf(folders);
        }
    }

    @Test
    void bundledCatalogueIsTheOneInTheRepository() {
        Catalogue bundled = Catalogue.bundled();

        assertThat(bundled.all()).isEqualTo(material.requirements()).isNotEmpty();
        assertThat(bundled.readings()).isEqualTo(material.readings()).isNotEmpty();
        assertThat(bundled.digest()).isEqualTo(Catalogue.over(FEATURES).digest());
    }
}
