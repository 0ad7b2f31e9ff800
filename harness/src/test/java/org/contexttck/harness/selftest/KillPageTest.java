package org.contexttck.harness.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;

class KillPageTest {

    private static final Pattern ROW = Pattern.compile("^\\| [A-Z]+-[A-Z]-\\d+ ");
    private static final Kill CAUGHT = new Kill(
            "TC-S-01",
            "MarksFromSix",
            Verdict.FAILED,
            "a | b ``",
            true,
            Optional.empty(),
            List.of(),
            Duration.ofMillis(5));
    private static final Kill MISSED = new Kill(
            "TC-S-02", "MarksEverything", Verdict.PASSED, "", false, Optional.empty(), List.of(), Duration.ofMillis(5));

    @Test
    void hasARowForEachVariant() {
        assertThat(KillPage.markdown(List.of(CAUGHT, MISSED)))
                .contains("1 of 2 caught by name, and by nothing undeclared.")
                .contains("| TC-S-01 | MarksFromSix | failed | `` a \\| b ` ` `` |  |\n")
                .contains("| TC-S-02 | MarksEverything | passed |  | `` not caught: TC-S-02 is passed:  `` |\n");
    }

    @Test
    void saysTheSameAsJson() {
        var all = Json.parse(KillPage.json(List.of(CAUGHT, MISSED)));

        assertThat(all).hasSize(2);
        assertThat(all.path(0).path("caught").booleanValue()).isTrue();
        assertThat(all.path(1).path("problem").textValue()).startsWith("not caught");
    }

    /** A variant that has come since is in it from the next release on. */
    @Test
    void sampleOfTheRepositoryHasOnlyVariantsOfTheCatalogue() throws IOException {
        List<String> known = Catalogue.bundled().all().stream()
                .flatMap(one -> one.broken().stream().map(it -> "| " + one.id() + " | " + it.variant() + " |"))
                .toList();

        assertThat(Files.readAllLines(Path.of("..", "reports", "sample", "kill-matrix.md")))
                .filteredOn(line -> ROW.matcher(line).find())
                .as("./context-tck selftest --out reports/sample writes it anew")
                .isNotEmpty()
                .allMatch(line -> known.stream().anyMatch(line::startsWith));
    }
}
