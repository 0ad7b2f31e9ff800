package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.json.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code explain} and {@code list} as somebody reads them. */
class ExplainCommandTest {

    private static final Map<String, String> TARGETS = Map.of(
            "client", "client: {command: [a]}",
            "gateway", "gateway: {url: 'ws://127.0.0.1:1/'}",
            "participant", "participant: {driver: {command: [d]}}");

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void aTerminalOfEightyColumns() {
        System.setProperty("contexttck.columns", "80");
    }

    @AfterEach
    void noTerminal() {
        System.clearProperty("contexttck.columns");
    }

    @Test
    void saysEverythingThatIsKnownOfARequirement() {
        assertThat(execute("explain", "TC-S-01")).isZero();

        assertThat(out.toString().lines()).first().isEqualTo("TC-S-01 (MUST, server, source)");
        assertThat(labels())
                .containsExactly(
                        "says",
                        "source",
                        "it says",
                        "reading",
                        "applies if",
                        "profile",
                        "decided by",
                        "schema",
                        "catches",
                        "holds",
                        "breaks",
                        "look at",
                        "try it",
                        "page");
        assertThat(words())
                .contains(
                        "R11, The threshold counts the records returned: The source ties",
                        "applies if transient-context.fetch is claimed",
                        "features/transient-context/marking.feature:6 A full page is marked",
                        "schemas/transient-context/context-meta.schema.json, lifecycle: {\"const\":\"transient\"}, required",
                        "MarksFromSix: search_records {\"per_page\":5}: /_meta/context/lifecycle is absent",
                        "> \"lifecycle\": \"transient\",",
                        "> no \"_meta\" here",
                        "context-tck run PROFILE --only TC-S-01",
                        "site/transient-context.html#TC-S-01");
    }

    static Stream<String> ids() {
        return Catalogue.bundled().all().stream().map(Requirement::id);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyRequirementIsExplainedOnEightyColumns(String id) {
        assertThat(execute("explain", id)).isZero();

        assertThat(out.toString().lines())
                .hasSizeBetween(8, 160)
                .allMatch(line -> line.length() <= 80, "is at most 80 wide");
        Requirement one = Catalogue.bundled().requirement(id).orElseThrow();
        assertThat(labels()).contains("says", "source", "page", one.untested().isPresent() ? "untested" : "decided by");
        one.broken().forEach(variant -> assertThat(words()).contains(variant.variant() + ": "));
    }

    @Test
    void explainsReadingsAndFieldCasesAsWellSeveralAtATime() {
        assertThat(execute("explain", "r11", "FC-05")).isZero();

        assertThat(labels())
                .containsExactly(
                        "decides",
                        "should say",
                        "because",
                        "decides on",
                        "page",
                        "says",
                        "where",
                        "guarded by",
                        "page");
        assertThat(words())
                .startsWith("R11 (reading, transient-context): The threshold counts the records returned")
                .contains("TC-S-02 (SHOULD): ", "FC-05 (field case)", "TC-C-04 (MUST): ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TC-S-99 | there are TC-S-01 to TC-S-",
                "TC-S    | there are TC-S-01 to TC-S-",
                "R99     | there are R1 to R",
                "TS-S-01 | did you mean TC-S-01",
                "tc-x-1  | there are TC-X-01 to TC-X-",
                "''      | see context-tck list",
                "frobnicate-the-server-that-is-not-there | see context-tck list",
            })
    void namesTheNearestIds(String id, String hint) {
        assertThat(execute("explain", id)).isEqualTo(2);
        assertThat(err.toString())
                .startsWith(
                        "context-tck: explain " + id + ": no requirement, reading or field case has this id; " + hint)
                .hasLineCount(1);
        assertThat(out.toString()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("claims")
    void theLinesOfAProfileClaimWhatTheySay(Claim claim) throws ProfileException {
        String target = TARGETS.entrySet().stream()
                .filter(it -> claim.text().contains("." + it.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("server: {stdio: {command: [a]}}");
        String yaml = ClaimExamples.of(claim).orElseThrow();

        assertThat(Profiles.parse("p", target + "\n" + yaml + "\n", name -> Optional.empty())
                        .claims()
                        .claimed(claim))
                .as(yaml)
                .isTrue();
        assertThat(yaml.lines()).allMatch(line -> line.length() <= 66);
    }

    static Stream<Claim> claims() {
        return Claim.ofProfiles();
    }

    @Test
    void listsByRoleLevelAndProtocol() {
        assertThat(execute("list", "--role", "gateway", "--level", "should")).isZero();

        List<String> lines = out.toString().lines().toList();
        long expected = Catalogue.bundled().byProtocol("sub-context").stream()
                .filter(it ->
                        it.role().text().equals("gateway") && it.level().name().equals("SHOULD"))
                .count();
        assertThat(lines).last().isEqualTo(expected + " requirements");
        assertThat(lines.stream().filter(line -> line.matches("SC-G-\\d\\d  SHOULD gateway      \\S.*")))
                .hasSize((int) expected);
        assertThat(lines.subList(0, lines.size() - 1))
                .allMatch(line -> line.startsWith("SC-G-") || line.startsWith(" ".repeat(29)))
                .allMatch(line -> line.length() <= 80);
    }

    @Test
    void listsAsJson() {
        assertThat(execute("list", "TC-X", "--protocol", "transient-context", "--json"))
                .isZero();

        var all = Json.parse(out.toString());
        assertThat(all).isNotEmpty().allMatch(it -> it.path("role").asText().equals("intermediary"));
        assertThat(all.get(0).path("id").asText()).isEqualTo("TC-X-01");
        assertThat(all.get(0).path("claims")).hasSize(1);
        assertThat(all.get(0).path("says").asText()).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--role", "--level", "--protocol"})
    void namesWhatCanBeListed(String option) {
        assertThat(execute("list", option, "wizard")).isEqualTo(2);
        assertThat(err.toString().lines())
                .hasSize(2)
                .first()
                .asString()
                .startsWith("context-tck: " + option + ": \"wizard\" is not known; known are ");
    }

    @Test
    void saysThatNoRequirementIsAllOfThat() {
        assertThat(execute("list", "W-S", "--level", "MAY")).isEqualTo(2);
        assertThat(err.toString())
                .isEqualTo("context-tck: list: no requirement is all of that at the same time: W-S, --level MAY\n");
    }

    private List<String> labels() {
        return out.toString()
                .lines()
                .filter(line -> line.matches("  [a-z].*"))
                .map(line -> line.substring(2, 14).strip())
                .toList();
    }

    /** What is said, however the lines are broken. */
    private String words() {
        return out.toString().replaceAll("\\s+", " ");
    }

    private int execute(String... words) {
        return Main.execute(new PrintWriter(out, true), new PrintWriter(err, true), words);
    }
}
