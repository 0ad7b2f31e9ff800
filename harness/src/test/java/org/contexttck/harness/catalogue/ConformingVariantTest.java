package org.contexttck.harness.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConformingVariantTest {

    @TempDir
    Path folder;

    @Test
    void readsEveryKey() {
        assertThat(read("readings: [R1], section: Life, only: [W-S-01], warns: [W-S-02]"))
                .containsExactly(new ConformingVariant(
                        "SendsCompactJson",
                        "wire",
                        Role.SERVER,
                        "No blank.",
                        List.of("R1"),
                        Optional.of("Life"),
                        List.of("W-S-01"),
                        List.of("W-S-02")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        only: [W-S-01]                  | names neither readings nor a section that allow it
        readings: [R2]                  | readings is "R2"; use a reading that exists
        section: Life, only: [W-S-09]   | only is "W-S-09"; use a row of this role
        section: Life, warns: [TC-C-01] | warns is "TC-C-01"; use a row of this role
        """)
    void saysWhatIsWrong(String keys, String message) {
        assertThatThrownBy(() -> read(keys))
                .isInstanceOf(CatalogueException.class)
                .hasMessage("features/wire/conforming.yaml: SendsCompactJson: " + message);
    }

    private List<ConformingVariant> read(String keys) {
        Path features = new SampleFeatures(folder)
                .write(
                        "wire/conforming.yaml",
                        "protocol: wire\nconforming:\n"
                                + "  - {variant: SendsCompactJson, role: server, liberty: No blank., " + keys + "}\n")
                .folder();
        return ConformingVariant.read(CatalogueFiles.below(features), Catalogue.over(features));
    }
}
