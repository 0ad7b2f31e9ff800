package org.contexttck.harness.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.SourceText;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The site that the kit's own files make. */
class SpecSiteTest {

    private static final Catalogue CATALOGUE = Catalogue.bundled();
    private static Map<String, String> pages;

    @BeforeAll
    static void build() throws IOException {
        try (SpecSources sources = SpecSources.bundled()) {
            pages = SpecSite.pages(sources, "0.0");
        }
    }

    @Test
    void everyLinkLeadsToAPageAndAnAnchorThatAreThere() {
        SiteCheck check = SiteCheck.of(pages);

        assertThat(check.problems()).isEmpty();
        assertThat(check.linkCount()).isGreaterThan(3_000);
    }

    @Test
    void noPageRefersToTheNetwork() {
        pages.forEach((file, text) -> {
            assertThat(text).as(file).contains("content=\"default-src &#39;none&#39;; style-src &#39;sha256-");
            assertThat(between(text, "style")).as(file).doesNotContain("url(", "@import", "//");
            assertThat(between(text, "script"))
                    .as(file)
                    .doesNotContain("fetch(", "XMLHttpRequest", "WebSocket", "import", "://", "innerHTML");
        });
    }

    @Test
    void noElementBringsAStyleAScriptOrAFileOfItsOwn() {
        SiteCheck check = SiteCheck.of(pages);

        assertThat(check.attributes()).contains("href").doesNotContain("src", "style", "srcset", "data", "action");
        assertThat(check.attributes()).noneMatch(name -> name.startsWith("on"));
        assertThat(check.tags()).doesNotContain("img", "link", "iframe", "object", "embed", "base");
    }

    @Test
    void everyRequirementReadingAndCaseHasItsIdAsAnchor() {
        for (Requirement one : CATALOGUE.all()) {
            assertThat(pages.get(one.protocol() + ".html")).contains(" id=\"" + one.id() + "\"");
        }
        CATALOGUE
                .readings()
                .forEach(one -> assertThat(pages.get(one.protocol() + ".html")).contains(" id=\"" + one.id() + "\""));
        assertThat(pages.get("field-cases.html")).contains(" id=\"FC-01\"");
    }

    @Test
    void aRequirementShowsWhatTheCatalogueKnows() {
        String one = article("transient-context.html", "TC-S-04");

        assertThat(one)
                .contains(">MUST<", "The summary of a marked result has fewer characters")
                .contains("derived: The source calls the summary compact")
                .contains("href=\"transient-context.html#R12\"")
                .contains("<code>transient-context.fetch</code>")
                .contains("<code>SummaryAsLongAsText</code>", "the summary has 1234 characters")
                .contains("Holds: the reference", "Breaks: ")
                .contains("<b>When</b>");
    }

    @Test
    void aRequirementNamesItsSourceAndWhatThatSays() {
        assertThat(article("sub-context.html", "SC-P-02"))
                .contains("<a href=\"sub-context-coverage.html\">ADR-k9j: Sub-Context Protocol Mechanics</a>: ")
                .contains("<a href=\"sub-context-coverage.html#security-considerations\">Security Considerations</a>")
                .contains("Ids of contexts should not be guessable. (SHOULD)");
    }

    @Test
    void everyStatementStandsOnTheCoveragePageOfItsProtocol() throws IOException {
        try (SpecSources sources = SpecSources.bundled()) {
            for (String protocol : CATALOGUE.protocols()) {
                String page = pages.get(protocol + "-coverage.html");
                SourceText source = sources.source(protocol).orElseThrow();
                assertThat(page.split("<tr class=\"(un)?judged\">", -1))
                        .as(protocol)
                        .hasSize(source.statements().size() + 1);
                assertThat(pages.get("index.html"))
                        .contains("<a href=\"" + protocol + "-coverage.html\">"
                                + source.statements().size() + "</a>");
            }
        }
        assertThat(pages.get("sub-context-coverage.html"))
                .contains("proposed on 2025-08-31")
                .contains(
                        "<td>–</td><td>A thread id (option 5).</td><td>Nothing: rejected; as an unknown member it goes"
                                + " through, see <a href=\"sub-context.html#SC-G-04\">SC-G-04</a>.</td>")
                .contains("<a href=\"sub-context.html#SC-G-11\">SC-G-11</a> <small>MUST, derived</small>");
    }

    @Test
    void aReadingSaysWhatItsSourceShould() {
        assertThat(article("transient-context.html", "R14"))
                .contains("<b>The text should say</b> Hints apply to results that arrive after them;");
        assertThat(pages.get("proposals.html"))
                .contains("<h2 id=\"transient-context-protocol\">Transient Context Protocol</h2>")
                .contains("Hints apply to results that arrive after them;");
    }

    @Test
    void aRequirementWithoutScenarioSaysWhy() {
        CATALOGUE.all().stream()
                .filter(one -> one.untested().isPresent())
                .forEach(one -> assertThat(article(one.protocol() + ".html", one.id()))
                        .contains("<dt>Untested</dt>")
                        .doesNotContain("scenario</summary>"));
    }

    @Test
    void everyProtocolAndRoleHasADiagram() {
        List<String> missing = CATALOGUE.all().stream()
                .filter(one -> !pages.get(one.protocol() + ".html")
                        .contains("id=\"" + one.role().text() + "\"><h2>"
                                + capital(one.role().text()) + "</h2>\n<figure class=\"sequence\">"))
                .map(one -> one.protocol() + "/" + one.role().text() + ".sequence")
                .distinct()
                .toList();

        assertThat(missing).isEmpty();
    }

    @Test
    void aDiagramNamesRequirementsThatThereAre() throws IOException {
        try (SpecSources sources = SpecSources.bundled()) {
            List<String> named = CATALOGUE.protocols().stream()
                    .flatMap(protocol -> sources.files("features/" + protocol, ".sequence").stream())
                    .flatMap(file -> Sequence.read(file, sources.text(file).orElseThrow()).events().stream())
                    .flatMap(event -> event.ids().stream())
                    .toList();

            assertThat(named)
                    .hasSizeGreaterThan(20)
                    .allMatch(id -> CATALOGUE.requirement(id).isPresent());
        }
    }

    @Test
    void aProtocolBeginsWithItsProblemTermsShapesAndAnExchange() {
        for (String protocol : CATALOGUE.protocols()) {
            String page = pages.get(protocol + ".html");
            List<Integer> places = Stream.of(
                            "<h2 id=\"the-problem\">",
                            "<h2 id=\"terms\">",
                            "<h2 id=\"shapes\">",
                            "<h2 id=\"a-worked-exchange\">",
                            "<article class=\"requirement ")
                    .map(page::indexOf)
                    .toList();

            assertThat(places).as(protocol).doesNotContain(-1).isSorted();
        }
    }

    /** The words behind a fence name the schema that its JSON is to fit. */
    @Test
    void theShapesOfIntroductionsFitTheirSchemas() throws IOException {
        Pattern block = Pattern.compile("(?s)```json (\\S+)\n(.*?)```");
        int found = 0;
        try (SpecSources sources = SpecSources.bundled()) {
            for (String protocol : CATALOGUE.protocols()) {
                String text = sources.text("features/" + protocol + "/introduction.md")
                        .orElseThrow();
                for (MatchResult one : block.matcher(text).results().toList()) {
                    found++;
                    assertThat(Schemas.bundled()
                                    .schema(one.group(1) + ".schema.json")
                                    .validate(Json.parse(one.group(2))))
                            .as("%s: %s", protocol, one.group(2))
                            .isEmpty();
                }
            }
        }
        assertThat(found).isGreaterThan(15);
    }

    @Test
    void theProfilesOfIntroductionsAreProfiles() throws IOException {
        Pattern block = Pattern.compile("(?s)```yaml\n(.*?)```");
        try (SpecSources sources = SpecSources.bundled()) {
            for (String protocol : CATALOGUE.protocols()) {
                String text = sources.text("features/" + protocol + "/introduction.md")
                        .orElseThrow();
                List<MatchResult> profiles = block.matcher(text).results().toList();

                assertThat(profiles).as(protocol).isNotEmpty();
                profiles.forEach(one -> assertThatCode(
                                () -> Profiles.parse("introduction", one.group(1), name -> Optional.of("a value")))
                        .as("%s: %s", protocol, one.group(1))
                        .doesNotThrowAnyException());
            }
        }
    }

    @Test
    void theCatalogueForProgramsFitsItsSchemaAndHasEveryRow() throws IOException {
        try (SpecSources sources = SpecSources.bundled()) {
            JsonNode catalogue = Json.parse(SpecSite.catalogue(sources, "0.1.0"));

            assertThat(Schemas.bundled().schema("kit/catalogue.schema.json").validate(catalogue))
                    .isEmpty();
            assertThat(catalogue.findValuesAsText("id"))
                    .containsAll(CATALOGUE.all().stream().map(Requirement::id).toList());
            assertThat(catalogue.path("digest").asText()).isEqualTo(CATALOGUE.digest());
        }
    }

    @Test
    void noLinkOfAGuideIsLost() {
        Pattern lost = Pattern.compile("\\(<code>[^<>]*\\.(md|json|feature|yaml|html)</code>\\)");

        pages.forEach((file, text) -> assertThat(lost.matcher(text).results().map(it -> it.group()))
                .as(file)
                .isEmpty());
    }

    @Test
    void theSearchKnowsEverything() {
        assertThat(pages.get("search.html"))
                .contains("<b>TC-S-01</b>", "<b>R11</b>", "<b>FC-01</b>")
                .contains("<b>scenario</b> A full page is marked")
                .contains("<b>variant</b> MarksFromSix")
                .contains("<b>schema</b> Context note of a tool result")
                .contains("<b>guide</b> The driver protocol");
    }

    private static String article(String page, String id) {
        String text = pages.get(page);
        int start = text.indexOf(" id=\"" + id + "\"");
        return text.substring(start, text.indexOf("</article>", start));
    }

    private static String between(String text, String tag) {
        return text.substring(text.indexOf("<" + tag + ">"), text.indexOf("</" + tag + ">"));
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
