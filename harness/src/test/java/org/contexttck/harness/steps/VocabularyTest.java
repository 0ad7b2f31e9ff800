package org.contexttck.harness.steps;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.cucumber.cucumberexpressions.Expression;
import io.cucumber.cucumberexpressions.ExpressionFactory;
import io.cucumber.cucumberexpressions.ParameterType;
import io.cucumber.cucumberexpressions.ParameterTypeRegistry;
import io.cucumber.gherkin.GherkinParser;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.cucumber.messages.types.PickleStep;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.steps.client.BlockChecks;
import org.contexttck.harness.steps.client.RequestChecks;
import org.contexttck.harness.steps.client.Results;
import org.contexttck.harness.steps.contextpack.PackDemands;
import org.contexttck.harness.steps.contextsaving.CommandDemands;
import org.contexttck.harness.steps.contextsaving.ListDemands;
import org.contexttck.harness.steps.contextsaving.PageDemands;
import org.contexttck.harness.steps.contextsaving.TextDemands;
import org.contexttck.harness.steps.shared.Expectation;
import org.contexttck.harness.steps.shared.ResultDemands;
import org.contexttck.harness.steps.shared.SubjectSteps;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.steps.transientcontext.FetchDemands;
import org.contexttck.harness.steps.transientcontext.HintDemands;
import org.contexttck.harness.steps.transientcontext.WalkDemands;
import org.junit.jupiter.api.Test;

/** Keeps {@code features/VOCABULARY.md} what the step classes say; it is written anew by {@code -Dvocabulary.write}. */
class VocabularyTest {

    private static final Path PAGE = Path.of("..", "features", "VOCABULARY.md");
    private static final int MOST = 120;
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

    @Test
    void vocabularyStaysSmall() {
        assertThat(phrases().keySet())
                .as("a dozen phrases that everyone knows beat two hundred nice ones")
                .hasSizeLessThanOrEqualTo(MOST);
    }

    @Test
    void phrasesAreUsedAgainUnlessMarked() throws IOException {
        Map<String, Long> uses = uses();

        phrases().forEach((phrase, method) -> {
            boolean marked = method.isAnnotatedWith(UsedOnce.class);
            assertThat(uses.getOrDefault(phrase, 0L))
                    .as("%s (%s): what stands once is a sentence, not vocabulary, unless it says why", phrase, method)
                    .matches(used -> marked ? used == 1 : used > 1);
        });
    }

    /** In how many places of the features each phrase stands, an outline being one. */
    private static Map<String, Long> uses() throws IOException {
        ParameterTypeRegistry types = new ParameterTypeRegistry(Locale.ENGLISH);
        types.defineParameterType(
                new ParameterType<>("subject", SubjectSteps.SUBJECT, String.class, (String name) -> name));
        ExpressionFactory factory = new ExpressionFactory(types);
        List<Expression> expressions =
                phrases().keySet().stream().map(factory::createExpression).toList();
        Map<String, Set<String>> places = new HashMap<>();
        for (Path feature : features()) {
            steps(feature)
                    .forEach(step -> expressions.stream()
                            .filter(expression -> expression.match(step.getText()) != null)
                            .forEach(expression -> places.computeIfAbsent(
                                            expression.getSource(), none -> new HashSet<>())
                                    .add(feature + step.getAstNodeIds().get(0))));
        }
        return places.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, entry ->
                (long) entry.getValue().size()));
    }

    private static List<Path> features() throws IOException {
        try (Stream<Path> all =
                Files.find(PAGE.getParent(), 2, (file, is) -> file.toString().endsWith(".feature"))) {
            return all.sorted().toList();
        }
    }

    private static Stream<PickleStep> steps(Path feature) throws IOException {
        return GherkinParser.builder()
                .includeSource(false)
                .includeGherkinDocument(false)
                .build()
                .parse(feature)
                .flatMap(message -> message.getPickle().stream())
                .flatMap(pickle -> pickle.getSteps().stream());
    }

    private static Map<String, JavaMethod> phrases() {
        Map<String, JavaMethod> phrases = new TreeMap<>();
        for (JavaClass type : steps()) {
            type.getMethods().forEach(method -> phrase(method).keySet().forEach(one -> phrases.put(one, method)));
        }
        return phrases;
    }

    private static JavaClasses steps() {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.contexttck.harness.steps");
    }

    private static String page() {
        Map<String, Map<String, String>> byPackage = new TreeMap<>();
        for (JavaClass type : steps()) {
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
                + "\n## Expectations\n\nThe column \"must be\" of `each … has:` where \"at\" is a JSON Pointer into a result,"
                + " hint, pack, item or related item; the last three are for results:\n\n"
                + Stream.concat(Expectation.phrases().stream(), ResultDemands.rows().stream())
                        .map(phrase -> "- `" + phrase + "`\n")
                        .collect(Collectors.joining())
                + "\n## Comparisons\n\nRows of `each … has:` that say what is compared with what.\n"
                + rows("each fetched result", FetchDemands.ROWS.rows())
                + rows("each hint", HintDemands.ROWS.rows())
                + rows("each walked page", WalkDemands.ROWS.rows())
                + rows("each list", ListDemands.ROWS.rows())
                + rows("each page", PageDemands.ROWS.rows())
                + rows("each text", TextDemands.ROWS.rows())
                + rows("each command", CommandDemands.ROWS.rows())
                + rows("each pack", PackDemands.ROWS.rows())
                + rows("each item", PackDemands.ITEMS.rows())
                + rows("each related item", PackDemands.RELATED_ITEMS.rows())
                + "\n## Clients\n"
                + table("The column \"result\" of the calls of a model", Results.phrases())
                + table("The column \"shows\" of requests to the model", RequestChecks.phrases())
                + table("The columns of what the screen shows", BlockChecks.phrases());
    }

    private static String rows(String subject, List<String> rows) {
        return "\n### " + subject + "\n\n| at | must be |\n| --- | --- |\n" + String.join("\n", rows) + "\n";
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
