package org.contexttck.harness.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.guides.GuidePage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the pages of {@code features/docs} say about the kit; the IT beside them follows those that are to be followed. */
class GuidesTest {

    private static final Pattern ID = Pattern.compile("\\b(TC|SC|CS|CP|W)-[A-Z]+(-[A-Z]+)?-\\d\\d\\b");
    private static final Pattern ZIP = Pattern.compile("context-tck-(\\d[^/\"`\\s]*?)(\\.zip|/bin)");

    static Stream<GuidePage> pages() {
        return GuidePage.all();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void commandsAreThoseOfTheKit(GuidePage page) {
        for (String command : page.commands()) {
            if (command.startsWith("context-tck ")) {
                List<String> words = org.contexttck.harness.wire.process.CommandLine.split(command);
                assertThatCode(() -> Main.commandLine()
                                .parseArgs(words.subList(1, words.size()).toArray(String[]::new)))
                        .as("%s: %s", page.name(), command)
                        .doesNotThrowAnyException();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void requirementsAreThoseOfTheCatalogue(GuidePage page) {
        Catalogue catalogue = Catalogue.bundled();

        assertThat(ID.matcher(page.text()).results().map(MatchResult::group))
                .as(page.name())
                .allMatch(id -> catalogue.requirement(id).isPresent());
    }

    @Test
    void theZipHasTheVersionThatIsBuilt() throws IOException {
        String pom = Files.readString(Path.of("..", "pom.xml"));
        String version =
                pom.replaceFirst("(?s).*?<artifactId>context-tck[^<]*</artifactId>\\s*<version>([^<]+)<.*", "$1");

        assertThat(pages().flatMap(page -> ZIP.matcher(page.text()).results()).map(found -> found.group(1)))
                .hasSizeGreaterThan(5)
                .containsOnly(version);
    }
}
