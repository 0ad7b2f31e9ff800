package org.contexttck.harness.cucumber;

import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.feature.FeatureWithLines;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.options.RuntimeOptions;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import io.cucumber.core.order.StandardPickleOrders;
import io.cucumber.core.runtime.FeaturePathFeatureSupplier;
import io.cucumber.core.runtime.Runtime;
import io.cucumber.tagexpressions.Expression;
import io.cucumber.tagexpressions.TagExpressionException;
import io.cucumber.tagexpressions.TagExpressionParser;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Runs features with the kit's glue inside this JVM. The only class that knows cucumber-core's runtime; everything else
 * sees {@link CaseResult}.
 */
public final class FeatureRun {

    private static final String GLUE = "classpath:org/contexttck/harness/steps";

    private static final Map<String, List<Feature>> BUNDLED = new ConcurrentHashMap<>();

    /** What it would log, it throws too; a log would put a stack trace between verdicts. */
    private static final Logger CUCUMBER = Logger.getLogger("io.cucumber");

    private final List<Object> components;
    private final URI glue;

    /** @param components objects that step classes may ask for in their constructors; shared by all scenarios */
    public FeatureRun(List<Object> components) {
        this(components, URI.create(GLUE));
    }

    FeatureRun(List<Object> components, URI glue) {
        this.components = List.copyOf(components);
        this.glue = glue;
        CUCUMBER.setLevel(Level.OFF);
    }

    /**
     * Runs every scenario below a feature path that matches a tag expression, in the order of their files.
     *
     * @param path for example {@code classpath:features/wire} or a folder
     * @param tags a Cucumber tag expression
     * @param threads how many scenarios run at the same time; the listeners are then called on several threads
     * @param started hears of each scenario before it runs
     * @param finished hears each result
     * @throws RuntimeException if a feature cannot be read, a step class cannot be made, or a listener throws
     */
    public void run(String path, String tags, int threads, Consumer<CasePlace> started, Consumer<CaseResult> finished) {
        run(path, tags, threads, place -> true, started, finished);
    }

    /**
     * Runs those of the scenarios that are chosen.
     *
     * @param chosen is asked for each scenario that the tags choose, in the order of their files, before any of them runs
     * @throws RuntimeException if a feature cannot be read, a step class cannot be made, or a listener throws
     */
    public void run(
            String path,
            String tags,
            int threads,
            Predicate<CasePlace> chosen,
            Consumer<CasePlace> started,
            Consumer<CaseResult> finished) {
        ThreadLocal<ScenarioObjects> objects = ThreadLocal.withInitial(() -> new ScenarioObjects(components));
        RuntimeOptions options = new RuntimeOptionsBuilder()
                .addFeature(FeatureWithLines.parse(path))
                .addGlue(glue)
                .addTagFilter(TagExpressionParser.parse(tags))
                .setPickleOrder(scenarios -> StandardPickleOrders.lexicalUriOrder().orderPickles(scenarios).stream()
                        .filter(scenario -> chosen.test(place(scenario)))
                        .toList())
                .setMonochrome()
                .setThreads(threads)
                .build();
        Runtime.builder()
                .withRuntimeOptions(options)
                .withFeatureSupplier(() -> features(path, options))
                .withObjectFactorySupplier(objects::get)
                .withClassLoader(FeatureRun.class::getClassLoader)
                .withAdditionalPlugins(new CaseListener(objects::get, started, finished))
                .build()
                .run();
    }

    /**
     * How many scenarios below a feature path match a tag expression and are chosen.
     *
     * @throws RuntimeException if a feature cannot be read
     */
    public static int count(String path, String tags, Predicate<CasePlace> chosen) {
        Expression expression = TagExpressionParser.parse(tags);
        RuntimeOptions options = new RuntimeOptionsBuilder()
                .addFeature(FeatureWithLines.parse(path))
                .build();
        return (int) features(path, options).stream()
                .flatMap(feature -> feature.getPickles().stream())
                .filter(scenario -> expression.evaluate(scenario.getTags()) && chosen.test(place(scenario)))
                .count();
    }

    private static CasePlace place(Pickle scenario) {
        return new CasePlace(
                CaseListener.featurePath(scenario.getUri()),
                scenario.getLocation().getLine(),
                scenario.getName(),
                scenario.getTags());
    }

    /** What is on the class path stays as it is, and is read once. */
    private static List<Feature> features(String path, RuntimeOptions options) {
        return path.startsWith("classpath:") ? BUNDLED.computeIfAbsent(path, first -> read(options)) : read(options);
    }

    private static List<Feature> read(RuntimeOptions options) {
        FeatureParser parser = new FeatureParser(UUID::randomUUID);
        return new FeaturePathFeatureSupplier(FeatureRun.class::getClassLoader, options, parser).get();
    }

    /** Whether a text is a tag expression; the answer is empty if it is, else it says what is wrong in one line. */
    public static String problemWith(String tags) {
        try {
            TagExpressionParser.parse(tags);
            return "";
        } catch (TagExpressionException wrong) {
            String text = String.valueOf(wrong.getMessage()).strip().replaceAll("\\s+", " ");
            return "no tag expression: " + text.replaceFirst("^.*because of syntax error: *", "");
        }
    }
}
