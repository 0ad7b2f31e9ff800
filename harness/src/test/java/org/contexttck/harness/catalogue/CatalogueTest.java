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

class CatalogueTest {

    @TempDir
    Path folder;

    @Test
    void readsEveryKeyOfARow() {
        Catalogue catalogue = Catalogue.over(new SampleFeatures(folder).folder());

        assertThat(catalogue.requirement("W-S-01"))
                .contains(new Requirement(
                        "W-S-01",
                        "wire",
                        Level.MUST,
                        Basis.DERIVED,
                        Role.SERVER,
                        "Messages are JSON.",
                        "Messages",
                        Optional.of("Because."),
                        List.of("R1"),
                        List.of("FC-01"),
                        List.of(Claim.TRANSIENT_CONTEXT, Claim.CONTEXT_PACK),
                        List.of(Claim.DIARY),
                        Optional.empty(),
                        Optional.of("The writer."),
                        List.of(new BrokenVariant(
                                "SendsXml",
                                Optional.of("is no JSON"),
                                List.of("W-S-02"),
                                Optional.of("requests for XML"),
                                true))));
    }

    @Test
    void readsARowThatHasOnlyWhatItMust() {
        Catalogue catalogue = Catalogue.over(new SampleFeatures(folder).folder());

        assertThat(catalogue.requirement("W-S-02"))
                .contains(new Requirement(
                        "W-S-02",
                        "wire",
                        Level.SHOULD,
                        Basis.SOURCE,
                        Role.SERVER,
                        "It lives on.",
                        "Life",
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        Optional.of("planned"),
                        Optional.empty(),
                        List.of()));
    }

    @Test
    void readsAReading() {
        Catalogue catalogue = Catalogue.over(new SampleFeatures(folder).folder());

        Reading expected = new Reading(
                "R1",
                "What JSON is",
                "JSON is what the RFC says.\n\nAs of today.",
                Optional.of("JSON is what RFC 8259 says."),
                "Nobody else says.",
                "wire",
                List.of("W-S-01"));
        assertThat(catalogue.readings()).containsExactly(expected);
        assertThat(catalogue.reading("R1")).contains(expected);
        assertThat(catalogue.reading("R2")).isEmpty();
    }

    @Test
    void findsNothingForUnknownNames() {
        Catalogue catalogue = Catalogue.over(new SampleFeatures(folder).folder());

        assertThat(catalogue.requirement("W-S-99")).isEmpty();
        assertThat(catalogue.byProtocol("smoke-signals")).isEmpty();
        assertThat(catalogue.byProtocol("wire")).extracting(Requirement::id).containsExactly("W-S-01", "W-S-02");
        assertThat(catalogue.protocols()).containsExactly("wire");
    }

    @Test
    void digestChangesWithTheContentAndNotWithLineEnds() {
        SampleFeatures sample = new SampleFeatures(folder);
        String first = Catalogue.over(folder).digest();
        sample.replace(SampleFeatures.ROWS, "\n", "\r\n");
        String withOtherLineEnds = Catalogue.over(folder).digest();
        sample.replace(SampleFeatures.READINGS, "Nobody", "No one");
        String withOtherReading = Catalogue.over(folder).digest();

        assertThat(first).matches("[0-9a-f]{64}").isEqualTo(withOtherLineEnds).isNotEqualTo(withOtherReading);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        level: MUST          | level: must           | W-S-01: level is "must"; use MUST, SHOULD or MAY
        basis: derived       | basis: guess          | W-S-01: basis is "guess"; use source, derived or advisory
        role: server         | role: host            | W-S-01: role is "host"; use server, client, intermediary, gateway or participant
        level: MUST          | note: x               | W-S-01: has no level
        unless: context-pack.diary | unless: context-pack.dairy | W-S-01: unless is "context-pack.dairy"; use a constant of Claim, such as transient-context.fetch
        section: "Messages"  | section: [a]          | W-S-01: section should be a text, is a list
        says: It lives on.   | says:                 | W-S-02: says should be a text, is ""
        readings: [R1]       | readings: R1          | W-S-01: readings should be a list, is "R1"
        - variant: SendsXml  | - class: SendsXml     | W-S-01: broken 1: has no variant
        - id: W-S-02         | - name: W-S-02        | requirements 2: has no id
        protocol: wire       | protocol: context     | says protocol context, but stands in the folder of wire
        - id: W-S-02         | - id: W-S-01          | W-S-01: used twice
        """)
    void saysWhatIsWrongWithARow(String old, String fresh, String message) {
        SampleFeatures sample = new SampleFeatures(folder).replace(SampleFeatures.ROWS, old, fresh);

        assertThatThrownBy(() -> Catalogue.over(sample.folder()))
                .isInstanceOf(CatalogueException.class)
                .hasMessage("features/wire/requirements.yaml: " + message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        readings: [R1]    | readings: [R1       | 15:9: expected ',' or ']'
        role: server      | level: MUST         | 7:5: key level is used twice
        role: server      | role: *server       | 7:11: aliases are not used here
        """)
    void saysWhereTheYamlIsBroken(String old, String fresh, String message) {
        SampleFeatures sample = new SampleFeatures(folder).replace(SampleFeatures.ROWS, old, fresh);

        assertThatThrownBy(() -> Catalogue.over(sample.folder()))
                .isInstanceOf(CatalogueException.class)
                .hasMessageStartingWith("features/wire/requirements.yaml:" + message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        ## R1 — What JSON is      | ## R1: What JSON is   | heading "## R1: What JSON is" should be: ## R1 — title
        **Reason** Nobody         | Nobody                | R1: has no paragraph that begins with **Reason**
        """)
    void saysWhatIsWrongWithAReading(String old, String fresh, String message) {
        SampleFeatures sample = new SampleFeatures(folder).replace(SampleFeatures.READINGS, old, fresh);

        assertThatThrownBy(() -> Catalogue.over(sample.folder()))
                .isInstanceOf(CatalogueException.class)
                .hasMessage("features/wire/readings.md: " + message);
    }

    @Test
    void readsWhatTheSourceSays() {
        new SampleFeatures(folder);
        SourceText source = source();

        assertThat(source.title()).isEqualTo("JSON-RPC 2.0");
        assertThat(source.status()).isEqualTo("A specification, long finished.");
        assertThat(source.sections()).containsExactly("Messages", "Life");
        assertThat(source.in("Messages"))
                .containsExactly(
                        new Statement(
                                "Messages",
                                Optional.of(Level.MUST),
                                "Messages are JSON.",
                                List.of("W-S-01"),
                                Optional.empty(),
                                12),
                        new Statement(
                                "Messages",
                                Optional.empty(),
                                "XML was looked at too.",
                                List.of(),
                                Optional.of("rejected"),
                                13));
        assertThat(source.judgedBy("W-S-02")).extracting(Statement::says).containsExactly("Servers live on.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        | W-S-01 |        ; | |
        | W-S-01 |        ; | W-S-1 |
        | W-S-01 |        ; | later |
        none: rejected    ; none:
        | MUST | Messages ; | must | Messages
        """)
    void aStatementLeadsToRowsOrSaysWhyNot(String old, String fresh) {
        new SampleFeatures(folder).replace(SampleFeatures.SOURCE, old, fresh);

        assertThatThrownBy(this::source)
                .isInstanceOf(CatalogueException.class)
                .hasMessageMatching(
                        "features/wire/source\\.md:1[23]: should be: \\| MUST, SHOULD, MAY or - \\| what the text says"
                                + " \\| TC-S-01, TC-S-02 or none: why \\|");
    }

    @Test
    void aSourceHasATitle() {
        new SampleFeatures(folder).replace(SampleFeatures.SOURCE, "**Title**", "Title:");

        assertThatThrownBy(this::source)
                .hasMessage("features/wire/source.md: has no paragraph that begins with **Title**");
    }

    private SourceText source() {
        return new MaterialReader(folder).read().sources().get(0);
    }

    @Test
    void refusesAFileThatIsNoMapping() {
        SampleFeatures sample = new SampleFeatures(folder).write(SampleFeatures.ROWS, "- W-S-01\n");

        assertThatThrownBy(() -> Catalogue.over(sample.folder()))
                .hasMessage("features/wire/requirements.yaml: should be a mapping, is a list");
    }

    @ParameterizedTest
    @CsvSource({"'', is empty", "'\u0007', character U+0007 is not allowed"})
    void refusesAFileThatIsNoYaml(String content, String message) {
        SampleFeatures sample = new SampleFeatures(folder).write(SampleFeatures.ROWS, content);

        assertThatThrownBy(() -> Catalogue.over(sample.folder()))
                .hasMessage("features/wire/requirements.yaml: " + message);
    }

    @Test
    void refusesAFolderWithoutCatalogue() {
        assertThatThrownBy(() -> Catalogue.over(folder)).hasMessage("features: no requirements.yaml found");
    }

    @Test
    void refusesTheSameReadingTwice() {
        SampleFeatures sample = new SampleFeatures(folder)
                .write(
                        "context-pack/readings.md",
                        "# Readings\n\n## R1 — Again\n\nYes.\n\n**Reason** So.\n\n**Requirements** W-S-01\n");

        assertThatThrownBy(() -> Catalogue.over(sample.folder()))
                .hasMessage("features/wire/readings.md: R1: used twice");
    }
}
