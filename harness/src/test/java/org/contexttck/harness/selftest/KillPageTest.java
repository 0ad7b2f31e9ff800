package org.contexttck.harness.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.BrokenVariant;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.json.Json;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;

class KillPageTest {

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

    @Test
    void sampleOfTheRepositoryHasEveryVariantOfTheCatalogue() throws IOException {
        String sample = Files.readString(Path.of("..", "reports", "sample", "kill-matrix.md"));

        for (Requirement one : Catalogue.bundled().all()) {
            if (one.untested().isEmpty()) {
                for (BrokenVariant variant : one.broken()) {
                    assertThat(sample)
                            .as("./context-tck selftest --out reports/sample writes it anew")
                            .contains("| " + one.id() + " | " + variant.variant() + " | ");
                }
            }
        }
    }
}
