package org.contexttck.harness.steps;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.contexttck.harness.steps.client.BlockChecks;
import org.contexttck.harness.steps.client.Results;
import org.contexttck.harness.steps.client.Showing;
import org.contexttck.harness.steps.shared.Expectation;
import org.junit.jupiter.api.Test;

/** Keeps {@code features/VOCABULARY.md} what the step classes say; it is written anew by {@code -Dvocabulary.write}. */
class VocabularyTest {

    private static final Path PAGE = Path.of("..", "features", "VOCABULARY.md");
    private static final String STEPS = "org.contexttck.harness.steps.";

    @Test
    void pageListsEveryPhrase() throws IOException {
        String page = page();
        if (System.getProperty("vocabulary.write") != null) {
            Files.writeString(PAGE, page);
        }

        assertThat(PAGE)
                .as("mvn -pl harness -am test -Dtest=VocabularyTest -Dsurefire.failIfNoSpecifiedTests=false"
                        + " -Dvocabulary.write writes it anew")
                .content()
                .isEqualTo(page);
    }

    private static String page() {
        Map<String, Map<String, String>> byPackage = new TreeMap<>();
        for (JavaClass type : new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.contexttck.harness.steps")) {
            String part = type.getPackageName().substring(STEPS.length() - 1).replaceFirst("^\\.", "");
            for (JavaMethod method : type.getMethods()) {
                phrase(method)
                        .forEach((phrase, word) -> byPackage
                                .computeIfAbsent(part, key -> new TreeMap<>())
                                .put(phrase, word + ", " + type.getSimpleName()));
            }
        }
        String steps = byPackage.entrySet().stream()
                .map(entry -> "## " + entry.getKey() + "\n\n| phrase | kind, class |\n| --- | --- |\n"
                        + entry.getValue().entrySet().stream()
                                .map(row -> "| `" + row.getKey().replace("|", "\\|") + "` | " + row.getValue() + " |\n")
                                .collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
        return "# Vocabulary\n\nEvery phrase that a feature may use. Generated from the step classes; do not edit.\n\n"
                + steps
                + "\n## Expectations\n\nThe column \"must be\" of `each result has:` and tables like it:\n\n"
                + Expectation.phrases().stream()
                        .map(phrase -> "- `" + phrase + "`\n")
                        .collect(Collectors.joining())
                + "\n## Clients\n"
                + table("The column \"result\" of the calls of a model", Results.phrases())
                + table("The column \"shows\" of requests to the model", Showing.phrases())
                + table("The columns of what the screen shows", BlockChecks.phrases());
    }

    private static String table(String title, Map<String, String> phrases) {
        return "\n" + title + ":\n\n| phrase | means |\n| --- | --- |\n"
                + phrases.entrySet().stream()
                        .map(row -> "| `" + row.getKey() + "` | " + row.getValue() + " |\n")
                        .collect(Collectors.joining());
    }

    private static Map<String, String> phrase(JavaMethod method) {
        Map<String, String> phrases = new TreeMap<>();
        method.tryGetAnnotationOfType(Given.class).ifPresent(given -> phrases.put(given.value(), "Given"));
        method.tryGetAnnotationOfType(When.class).ifPresent(when -> phrases.put(when.value(), "When"));
        method.tryGetAnnotationOfType(Then.class).ifPresent(then -> phrases.put(then.value(), "Then"));
        return phrases;
    }
}
