package org.contexttck.harness.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.json.Json;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What {@code context-tck selftest --record features} left in {@code features/<protocol>/exchanges.json}. */
class RecordedExchangesTest {

    /** No message of theirs shows the fault: it is in the list of tools, on the screen, or in the end of a process. */
    private static final Set<String> NOTHING_TO_SHOW =
            Set.of("CP-S-01", "CP-S-02", "CS-P-01", "CS-T-01", "TC-C-25", "TC-C-27", "TC-C-28", "TC-C-29", "W-S-05");

    /** Rows are recorded before a release, not with the change that brings them: one in so many may be missing. */
    private static final int ONE_IN = 10;

    private static final Catalogue CATALOGUE = Catalogue.bundled();
    private static Exchanges exchanges;

    @BeforeAll
    static void read() throws IOException {
        try (SpecSources sources = SpecSources.bundled()) {
            exchanges = Exchanges.read(sources);
        }
    }

    @Test
    void nearlyAllJudgedRequirementsAreRecorded() {
        List<String> missing = CATALOGUE.all().stream()
                .filter(one -> one.untested().isEmpty() && !NOTHING_TO_SHOW.contains(one.id()))
                .filter(one -> !breaks(one))
                .map(Requirement::id)
                .toList();

        assertThat(missing).hasSizeLessThan(CATALOGUE.all().size() / ONE_IN);
    }

    @Test
    void whatHasNothingToShowIsNotRecorded() {
        assertThat(NOTHING_TO_SHOW)
                .allMatch(id -> !breaks(CATALOGUE.requirement(id).orElseThrow()), "has no messages");
    }

    @Test
    void whatIsRecordedIsOfVariantsThatThereAre() {
        for (Requirement one : CATALOGUE.all()) {
            List<String> variants =
                    one.broken().stream().map(it -> it.variant()).toList();
            assertThat(exchanges.variants(one.id())).as(one.id()).isSubsetOf(variants);
        }
    }

    @Test
    void theFilesFitTheirSchema() throws IOException {
        try (SpecSources sources = SpecSources.bundled()) {
            for (String protocol : CATALOGUE.protocols()) {
                String file =
                        sources.text("features/" + protocol + "/exchanges.json").orElse("[]");
                assertThat(sources.schemas().schema("kit/exchanges.schema.json").validate(Json.parse(file)))
                        .as(protocol)
                        .isEmpty();
            }
        }
    }

    @Test
    void theReferenceStandsBesideAVariant() {
        List<String> alone = CATALOGUE.all().stream()
                .filter(one -> exchanges.holding(one.id()).isPresent() && !breaks(one))
                .map(Requirement::id)
                .toList();

        assertThat(alone).isEmpty();
    }

    private static boolean breaks(Requirement one) {
        return one.broken().stream()
                .flatMap(variant -> exchanges.breaking(one.id(), variant.variant()).stream())
                .anyMatch(it -> !it.messages().isEmpty());
    }
}
